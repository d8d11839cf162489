/** English texts: what the flowchart of the Non-player Romans asks and does. Keys are `bot.<node>`. */
export const botsRomans: Record<string, string> = {}
