/** The version of Gallia, as the project names it. */
export { version } from '../../../package.json'
