/** English texts of the Events about March and the Germans. */
export const eventsMarches: Record<string, string> = {
  'log.circumvallation.on': 'Circumvallation: the {faction} pieces in {region} can’t move out.',
  'log.circumvallation.off': 'The Circumvallation of the {faction} is lifted.',
} // prettier-ignore
