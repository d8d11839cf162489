/** English texts: abilities. */
export const abilities: Record<string, string> = {}
