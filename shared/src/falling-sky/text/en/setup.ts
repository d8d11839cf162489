/** English texts: setup. */
export const setup: Record<string, string> = {}
