/** English texts: winter. */
export const winter: Record<string, string> = {}
