/** The arguments of the command are not right; the message says in one line what would be. */
export class WrongArguments extends Error {}

/** The value of an option that is one of a few words. Throws WrongArguments for any other. */
export function oneOf<Word extends string>(option: string, given: string | undefined, words: readonly Word[]): Word {
  const found = words.find((word) => word === given)
  if (found === undefined) throw new WrongArguments(`${option} is one of ${words.join(', ')}`)
  return found
}

/** The value of an option that is a whole number from `least` on. Throws WrongArguments for anything else. */
export function numberIn(option: string, given: string | undefined, least: number): number {
  const n = Number(given)
  if (given === undefined || given === '' || !Number.isSafeInteger(n) || n < least)
    throw new WrongArguments(`${option} needs a whole number from ${least} on`)
  return n
}

/** Runs a command; its wrong arguments are told in one line with exit code 2. */
export function runCommand(command: (args: readonly string[]) => number): void {
  // Whoever reads may have read enough (`| head`): that is no fault of the command.
  process.stdout.on('error', () => process.exit())
  try {
    process.exitCode = command(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
