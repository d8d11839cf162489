import { inject, provide, type InjectionKey } from 'vue'
import { useReading, type Page } from '../stores/reading'

type Follow = (page: Page) => void
const key: InjectionKey<Follow> = Symbol('where links lead')

/** Says where links inside this component lead: on in the sheet, or to another shelf of the library. */
export function provideFollow(follow: Follow): void {
  provide(key, follow)
}

/** What a link does; by itself it opens its page beside the game. */
export function useFollow(): Follow {
  const reading = useReading()
  return inject(key, reading.open)
}
