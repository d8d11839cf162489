/** English texts: what the flowchart of the Non-player Aedui asks and does. Keys are `bot.<node>`. */
export const botsAedui: Record<string, string> = {}
