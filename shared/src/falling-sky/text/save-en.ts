/** What the host says about files and calls (English). Each says what happened, what is safe and what to do. */
export const saveEn: Record<string, string> = {
  'save.damaged':
    'This file is damaged and can’t be opened; it has been left as it is. Open an earlier state of the game, or get the file again from where it came.',
  'save.truncated':
    'The end of this file is missing, so it can’t be opened; it has been left as it is. Open an earlier state of the game, or get the file again from where it came.',
  'save.foreign':
    'This is not a game of Gallia; it has been left as it is. Games of Gallia are files that end in .gallia.',
  'save.newer': 'This game was saved by a newer Gallia. Update Gallia to open it; the file has been left as it is.',
  'save.not-playable': 'The game in this file can’t be played by this Gallia. The file has been left as it is.',
  'save.not-a-game': 'There is no game of Falling Sky in this file. It has been left as it is.',
  'save.cannot-replay':
    'The game in this file can’t be taken up by this Gallia ({error}). The file has been left as it is, so that a corrected Gallia may open it.',
  'save.missing': 'This game’s file is no longer in the folder. Was it moved or deleted outside Gallia?',
  'save.unreadable': 'The system doesn’t let Gallia read this file ({code}). Check who may read it, then try again.',
  'save.disk-full':
    'The disk is full, so the game could not be saved. It goes on and is safe while Gallia is open: make room, and the next answer saves it.',
  'save.folder-read-only':
    'Gallia may not write to its folder, so the game could not be saved. It goes on and is safe while Gallia is open: allow writing, and the next answer saves it.',
  'save.read-only':
    'This game’s file is read-only and has not been changed. The game goes on: duplicate it to keep what you play from here.',
  'save.write-failed':
    'The game could not be saved ({code}). It goes on and is safe while Gallia is open: the next answer tries again.',
  'save.no-answer':
    'The disk doesn’t answer, so the game is not saved yet. It is safe while Gallia is open: check the drive or the network folder.',
  'save.not-in-bin': 'This game is no longer in the bin.',
  'save.place-taken': 'A game lies where this one was: rename or move it, then restore again.',
  'save.notice.backup':
    'The last save of this game was damaged, so it opens one save earlier. At most your last answer is missing; the damaged file is kept beside it.',
  'save.notice.rules':
    'Gallia’s rules have been corrected since this game was saved. {n} answer no longer fits and has to be given again; the old file is kept. | Gallia’s rules have been corrected since this game was saved. {n} answers no longer fit and have to be given again; the old file is kept.',
  'save.notice.backup-and-rules':
    'The last save was damaged, so an earlier one opens, and the rules have been corrected since. {n} answer has to be given again; the old file is kept. | The last save was damaged, so an earlier one opens, and the rules have been corrected since. {n} answers have to be given again; the old file is kept.',
  'save.notice.read-only':
    'This game’s file is read-only: what you play now is not saved. Duplicate the game to keep it.',
  'host.folder-in-use':
    'Gallia is open already in the browser, with the same games. Stop it there first, then start again.',
  'host.not-open': 'This game is not open any more. Open it again from the list; everything that was saved is there.',
  'host.overtaken':
    'This game has gone on in another window since you looked. Nothing was done here: this is how it stands now.',
  'host.rules-changed':
    'Gallia’s rules have been corrected since that moment was played, so it can’t be gone back to. The start of another turn can; the game stays where it is.',
  'host.no-such-moment': 'There is no such moment in this game.',
  'host.no-such-line': 'The log has no such line.',
  'host.no-such-branch': 'This line of play has been taken up or left again since. Look at the list once more.',
  'host.broken-rule':
    'Gallia made a mistake in a rule ({detail}) and has taken your answer back. The game is safe; a report lies in the folder “reports”. Another answer may work.',
  'host.unknown-call': 'This window and Gallia’s core don’t belong to the same version. Start Gallia again.',
  'host.bad-arguments': 'Gallia’s core could not read what this window asked for ({call}): {detail}',
  'host.unexpected': 'Something unexpected went wrong ({detail}). Your games are safe: start Gallia again if it stays.',
  'quit.unsaved': 'Some games could not be saved. If you quit now, what was played since their last save is lost.',
  'quit.back': 'Back to the game',
  'quit.anyway': 'Quit without saving',
}
