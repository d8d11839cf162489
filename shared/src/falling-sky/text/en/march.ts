/** English texts: march. */
export const march: Record<string, string> = {}
