import { cicero } from './01-cicero'
import { pompey } from './03-pompey'
import { galliaTogata } from './05-gallia-togata'
import { alaudae } from './07-alaudae'
import type { EventCard } from './event'

/** The cards on which the Romans come first. */
export const romansFirst: readonly EventCard[] = [cicero, pompey, galliaTogata, alaudae]
