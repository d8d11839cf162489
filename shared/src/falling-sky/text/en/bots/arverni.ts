/** English texts: what the flowchart of the Non-player Arverni asks and does. Keys are `bot.<node>`. */
export const botsArverni: Record<string, string> = {}
