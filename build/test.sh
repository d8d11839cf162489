#!/usr/bin/env bash
# The one test command: from a bare checkout to `N passed, N failed` on the last line.
# Installs, builds, checks types and style, runs every test (rules, cases, properties, host, screens, the app in a
# browser) and checks what a package would hold. Exit code 0 only if all of it passed.
set -u -o pipefail
cd "$(dirname "$0")/.."
export CI=true
failed=()

step() {
  local started=$SECONDS name=$1
  shift
  echo "== $name: $*"
  "$@"
  local code=$?
  echo "== $name: $([ $code -eq 0 ] && echo ok || echo "FAILED ($code)"), $((SECONDS - started)) s"
  [ $code -eq 0 ] || failed+=("$name")
  return $code
}

finish() {
  local arguments=()
  # Vitest's and Playwright's own failures are counted from their reports.
  for name in ${failed[@]+"${failed[@]}"}; do
    case $name in unit | browser-tests) ;; *) arguments+=("--failed=$name") ;; esac
  done
  node build/ci-summary.mjs ${arguments[@]+"${arguments[@]}"} "$@"
  local code=$?
  [ ${#failed[@]} -eq 0 ] || exit 1
  exit $code
}

# Debian's Chromium: Playwright's own can't be downloaded everywhere.
browser() {
  [ -n "${CHROMIUM:-}" ] || [ -x /usr/bin/chromium ] || [ -x /usr/bin/chromium-browser ] || [ -x /usr/bin/google-chrome ] && return 0
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo 'No Chromium: install one, or name it in CHROMIUM.' >&2
    return 1
  fi
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
}

# Types beside lint and format: one core each.
style() {
  npm run -s typecheck &
  local types=$!
  npx eslint . --max-warnings 0 && npx prettier --check .
  local code=$?
  wait $types && return $code
}

rm -rf test-results
step install npm ci --no-audit --no-fund || finish
step build npm run -s build || finish
step style style
step unit npx vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json
step browser browser && step browser-tests npx playwright test
step package node build/pack-check.mjs
finish test-results/unit.json test-results/e2e.json
