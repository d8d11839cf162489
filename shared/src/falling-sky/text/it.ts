/** All Italian texts of the engine: questions, options, log, reasons, names, cards. */
export const it: Record<string, string> = {}
