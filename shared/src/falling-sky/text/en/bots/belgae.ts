/** English texts: what the flowchart of the Non-player Belgae asks and does. Keys are `bot.<node>`. */
export const botsBelgae: Record<string, string> = {}
