import { watch } from 'vue'
import { useMotion } from '../map/motion'
import { useSettings } from '../stores/settings'
import { useSound } from '../stores/sound'
import { useTable } from '../stores/table'
import { cuesOf } from './cues'

/** Lets what happens on the table be heard, as long as the table is on the screen; looking back is silent. */
export function useTableSounds(): void {
  const table = useTable()
  const settings = useSettings()
  const sound = useSound()
  const motion = useMotion(() => settings.settings.animation)

  watch(
    () => ({
      id: table.id,
      board: table.present,
      lines: table.watching?.lines ?? table.told?.log.length ?? 0,
      watched: table.watching !== undefined,
    }),
    (now, before) => {
      if (!settings.settings.sound || table.looking) return
      if (now.id !== before.id || !now.board || !before.board || now.lines <= before.lines) return
      // What is left of what bots have done, all at once: it was passed over.
      if (before.watched && !now.watched) return
      const lines = table.log.slice(before.lines, now.lines)
      sound.play(cuesOf({ before: before.board, after: now.board, lines, pace: motion.value / 100 }))
    },
  )
}
