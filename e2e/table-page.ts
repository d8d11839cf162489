import { expect, type Locator, type Page } from '@playwright/test'
import type { Answer, Decision, Option } from '@gallia/shared/kernel/decision'
import { fileOf, type Twin } from './twin'

/** How a choice is made: by a click on the map where it lies on one, or in the panel. */
export type By = 'map' | 'panel'

/** How fast what bots and Germans do is shown. */
export type Pace = 'Step' | 'Slow' | 'Normal' | 'Fast' | 'At once'

/** The screens as a player handles them. Everything waits for what it needs: no test waits by the clock. */
export class TablePage {
  readonly decision: Locator
  readonly undo: Locator
  readonly redo: Locator

  constructor(readonly page: Page) {
    this.decision = page.locator('[data-area="decision"]')
    this.undo = page.locator('[data-action="undo"]')
    this.redo = page.locator('[data-action="redo"]')
  }

  /** The question of the very first start. */
  async takeColours(): Promise<void> {
    await this.page.locator('[data-action="colours"]').click()
    await expect(this.page.locator('[data-action="colours"]')).toBeHidden()
  }

  /** From the start screen to the first question of a new game, with the set-up that is offered and always the same cards. */
  async begin(): Promise<void> {
    await this.page.locator('[data-menu="new"]').click()
    await this.page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
    await this.page.locator('[data-action="begin"]').click()
    await expect(this.decision).toBeVisible()
    await this.mapDrawn()
  }

  async goOn(): Promise<void> {
    await this.page.locator('[data-action="continue"]').click()
    await expect(this.decision).toBeVisible()
    // Not before its pictures are there: a test that ends the server would cut them off.
    await this.mapDrawn()
  }

  async toStart(): Promise<void> {
    await this.page.locator('[data-action="menu"]').click()
    await this.page.locator('[role="menuitem"][data-menu="start"]').click()
    await expect(this.page.locator('[data-menu="new"]')).toBeVisible()
  }

  /** What is asked, of whom, and everything that can be seen of it but what is at stake: that comes later. */
  async asked(): Promise<string> {
    return this.decision.evaluate((panel: HTMLElement) => {
      const stake = panel.querySelector<HTMLElement>('.stake')?.innerText.trim()
      const said = stake ? panel.innerText.replace(stake, '') : panel.innerText
      return `${panel.dataset['topic']} of ${panel.dataset['seat']}\n${said.replace(/\n+/g, '\n')}`
    })
  }

  /** Lines of the log, as text. */
  async log(): Promise<string> {
    return this.page.locator('[data-area="log"]').innerText()
  }

  /**
   * Answers with the first thing that can be chosen, by clicks, and waits until the host has taken it: undo can then
   * lead back to it.
   */
  async answerSomehow(): Promise<void> {
    const question = await this.question()
    const confirm = this.decision.locator('[data-action="confirm"]')
    const options = this.decision.locator('.opt:not([aria-disabled])')
    const unready = async (): Promise<boolean> =>
      (await this.question()) === question && ((await confirm.count()) === 0 || (await confirm.isDisabled()))
    for (let n = 0; (await unready()) && n < (await options.count()); n++) await this.press(options.nth(n))
    if (await unready()) await this.decision.locator('.quick .btn').first().click()
    if ((await this.question()) === question) await confirm.click()
    await expect.poll(() => this.question()).not.toBe(question)
    await this.saved()
  }

  /** From the start screen to the table of a game that lies in a file. */
  async importGame(twin: Twin): Promise<void> {
    await this.openFile(twin)
    await expect(this.decision).toBeVisible()
    await this.mapDrawn()
  }

  /** From the start screen to the end of a game that is over. */
  async importFinished(twin: Twin): Promise<void> {
    await this.openFile(twin)
    await this.page.locator('[data-action="ranking"]').click()
    await expect(this.page.locator('.charts .chart').first()).toBeVisible()
  }

  private async openFile(twin: Twin): Promise<void> {
    await this.page.locator('[data-menu="load"]').click()
    const rows = this.page.locator('[data-save]')
    const before = await rows.count()
    await this.page.locator('[data-action="import-file"]').setInputFiles(await fileOf(twin))
    await expect(rows).toHaveCount(before + 1)
    await this.page.locator('[data-action="open"]').click()
  }

  async mapDrawn(): Promise<void> {
    await expect(this.page.locator('[data-area="map"] [data-ready]')).toBeVisible()
  }

  /** Animations off, as a player would in Settings; from the start screen and back to it. */
  async withoutAnimation(): Promise<void> {
    await this.inSettings(this.setting('Animation', 'Off'))
  }

  /** The buttons for the pace of bots, in Settings and beside a bot that plays. */
  pace(pace: Pace): Locator {
    return this.setting('Pace of bots', pace)
  }

  /** From the start screen and back to it. */
  async takePace(pace: Pace): Promise<void> {
    await this.inSettings(this.pace(pace))
  }

  /** The screen is handed over at every change of person; from the start screen and back to it. */
  async handOverAlways(): Promise<void> {
    await this.inSettings(this.setting('Hand the screen over', /every change/))
  }

  private setting(group: string, name: string | RegExp): Locator {
    return this.page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })
  }

  private async inSettings(chosen: Locator): Promise<void> {
    await this.page.locator('[data-menu="settings"]').click()
    await chosen.click()
    await this.page.locator('[data-action="back"]').click()
  }

  /** Answers until another person is asked, and the screen is to be handed over. */
  async untilHandedOver(): Promise<void> {
    for (let n = 0; n < 12 && (await this.page.locator('.curtain').count()) === 0; n++) await this.answerSomehow()
    await expect(this.page.locator('.curtain')).toBeVisible()
  }

  /** The screen asks what the twin's rules ask, of the same Faction, with the same choices. */
  async asksAs(twin: Twin): Promise<void> {
    const { decision } = twin
    if (!decision) return expect(this.page.locator('[data-area="decision"].still, .endm')).toBeVisible()
    await expect(this.decision).toHaveAttribute('data-topic', decision.topic)
    await expect(this.decision).toHaveAttribute('data-seat', decision.faction)
    if (decision.kind === 'allocate')
      await expect(this.decision.locator('[data-bucket]')).toHaveCount(decision.buckets.length) // prettier-ignore
    else await expect(this.decision.locator('[data-option]')).toHaveCount(decision.options.length)
  }

  /** Gives an answer as a player would, to the screen and to the twin, and sees that both ask the same next. */
  async give(twin: Twin, answer: Answer, by: By = 'panel'): Promise<void> {
    const { decision } = twin
    if (!decision) throw new Error('nothing is asked')
    await this.asksAs(twin)
    if ('choose' in answer && decision.kind === 'choose') {
      // What to do with the card is chosen in the panel: a Command is not a place.
      const how = decision.topic === 'turn.action' ? 'panel' : by
      const question = await this.question()
      for (const id of answer.choose) await this.choose(decision.options, id, how)
      if ((await this.question()) === question) await this.confirm()
    } else if ('allocate' in answer) {
      await this.fill(decision, answer.allocate)
      await this.confirm()
    } else throw new Error('asides are pressed by the test itself')
    twin.answer(answer)
    await this.asksAs(twin)
  }

  private async choose(options: readonly Option[], id: string, by: By): Promise<void> {
    const place = placeOf(options.find((o) => o.id === id))
    if (by === 'map' && place) {
      const question = await this.question()
      await this.clickPlace(place)
      const here = options.filter((o) => !o.refused && placesOf(o).includes(place))
      if (here.length === 1) return this.taken(question)
      // Several choices lie there: the panel shows them alone.
      await expect(this.decision.locator('[data-option]')).toHaveCount(here.length)
    }
    await this.press(this.decision.locator(`[data-option="${id}"]`))
  }

  /** Answers with one option, by its id, confirms it where it is only marked at first, and waits for the next question. */
  async pick(id: string): Promise<void> {
    const question = await this.question()
    await this.press(this.decision.locator(`[data-option="${id}"]`))
    if ((await this.question()) === question) await this.confirm()
    await expect.poll(() => this.question()).not.toBe(question)
  }

  /** Does what may be done beside the question, and confirms it where it is only marked at first. */
  async doAside(id: string): Promise<void> {
    const question = await this.question()
    const aside = this.decision.locator(`[data-aside="${id}"]`)
    await aside.click()
    const marked = async (): Promise<boolean> =>
      (await this.question()) === question && (await aside.getAttribute('aria-pressed')) === 'true'
    await expect.poll(async () => (await this.question()) !== question || (await marked())).toBe(true)
    if (await marked()) await this.confirm()
  }

  /** Marks the Defender of a Battle who would be asked next. */
  async markWhoIsAsked(): Promise<void> {
    for (const option of await this.decision.locator('.opt:not([aria-disabled])').all()) {
      await option.hover()
      await expect(this.decision.locator('.opt.hov')).toHaveAttribute('data-option', `${await option.getAttribute('data-option')}`) // prettier-ignore
      await expect(this.page.locator('.tip [data-odds]')).toHaveCount(2)
      if ((await this.page.locator('.tip [data-outlook="asks"]').count()) === 0) continue
      await this.press(option)
      return expect(this.decision.locator('.opt.chosen')).toHaveCount(1)
    }
    throw new Error('nobody is asked')
  }

  /** Clicks an option, and waits until it has answered or is marked. */
  private async press(option: Locator): Promise<void> {
    const question = await this.question()
    await option.click()
    await this.taken(question)
  }

  /** An option has been chosen: it is the answer, or it is marked. */
  async taken(question: string): Promise<void> {
    const marked = this.decision.locator('.opt.chosen')
    await expect.poll(async () => (await this.question()) !== question || (await marked.count()) > 0).toBe(true)
  }

  /** Which question is open; '' while none is. */
  question(): Promise<string> {
    return this.page.evaluate(
      () => document.querySelector<HTMLElement>('[data-area="decision"]')?.dataset['question'] ?? '',
    )
  }

  /** Clicks the canvas where a lit Region or Tribe is drawn. */
  async clickPlace(place: string): Promise<void> {
    const [kind, id] = place.split(':')
    const lit = this.page.locator(`[data-${kind}="${id}"][data-lit]`)
    await expect(lit).toHaveCount(1)
    const at = await lit.boundingBox()
    if (!at) throw new Error(`${place} is not on the map`)
    await this.page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
  }

  private async fill(decision: Decision, amounts: Readonly<Record<string, number>>): Promise<void> {
    if (decision.kind !== 'allocate') throw new Error('nothing to fill')
    await this.decision.locator('.quick .btn').last().click()
    for (const { id, max } of decision.buckets) {
      const row = this.decision.locator(`[data-bucket="${id}"]`)
      const n = amounts[id] ?? 0
      if (max === 1 && n === 1) await row.getByRole('switch').click()
      else if (max > 1 && n > 0) await row.getByRole('spinbutton').fill(String(n))
    }
  }

  /** Points at the first option, or fills in the first of the quick picks. */
  async pointAtSomething(): Promise<void> {
    const option = this.decision.locator('.opt:not([aria-disabled])')
    if (await option.count()) await option.first().hover()
    else await this.decision.locator('.quick .btn').first().click()
  }

  async confirm(): Promise<void> {
    await this.decision.locator('[data-action="confirm"]').click()
  }

  /** The screen says that the game is on the disk. */
  async saved(): Promise<void> {
    await expect(this.page.locator('.saved')).toBeVisible()
  }
}

/** Regions and Tribes that an option lights, as `region:aedui`. */
function placesOf(option: Option): string[] {
  return (option.on ?? []).flatMap(({ kind, id }) => (kind === 'region' || kind === 'tribe' ? [`${kind}:${id}`] : []))
}

function placeOf(option: Option | undefined): string | undefined {
  return option && placesOf(option)[0]
}
