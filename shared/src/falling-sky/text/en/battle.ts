/** English texts: battle. */
export const battle: Record<string, string> = {}
