// Adds up the JSON reports of Vitest and Playwright and prints `N passed, N failed` as the last line.
// A report that is missing or unreadable counts as one failure, and so does a run in which nothing passed.
import { readFileSync } from 'node:fs'

const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

/** Vitest: a file that doesn't even load fails the run without a failed test in it. */
function addUnit(report) {
  total.passed += report.numPassedTests
  total.failed += report.numFailedTests || (report.success ? 0 : 1)
  total.skipped += report.numPendingTests + report.numTodoTests
}

function addEndToEnd({ stats, errors }) {
  total.passed += stats.expected + stats.flaky
  total.failed += stats.unexpected + errors.length
  total.skipped += stats.skipped
  total.flaky += stats.flaky
}

for (const argument of process.argv.slice(2)) {
  // `--failed=step` counts a step without a report (build, lint, ...) that has failed.
  if (argument.startsWith('--failed=')) {
    console.log(`failed: ${argument.slice('--failed='.length)}`)
    total.failed++
    continue
  }
  try {
    const report = JSON.parse(readFileSync(argument, 'utf8'))
    if (report.stats) addEndToEnd(report)
    else addUnit(report)
  } catch {
    console.log(`no report: ${argument}`)
    total.failed++
  }
}
if (total.flaky) console.log(`${total.flaky} flaky: passed at the second try`)
if (total.skipped) console.log(`${total.skipped} skipped`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed || !total.passed ? 1 : 0)
