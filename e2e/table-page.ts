import { expect, type Locator, type Page } from '@playwright/test'

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

  /** From the start screen to the first question of a new game, with the set-up that is offered. */
  async begin(): Promise<void> {
    await this.page.locator('[data-menu="new"]').click()
    await this.page.locator('[data-action="begin"]').click()
    await expect(this.decision).toBeVisible()
  }

  async goOn(): Promise<void> {
    await this.page.locator('[data-action="continue"]').click()
    await expect(this.decision).toBeVisible()
  }

  async toStart(): Promise<void> {
    await this.page.locator('[data-action="menu"]').click()
    await this.page.locator('[role="menuitem"][data-menu="start"]').click()
    await expect(this.page.locator('[data-menu="new"]')).toBeVisible()
  }

  /** What is asked, of whom, and everything that can be seen of it. */
  async asked(): Promise<string> {
    const [topic, seat] = [
      await this.decision.getAttribute('data-topic'),
      await this.decision.getAttribute('data-seat'),
    ]
    return `${topic} of ${seat}\n${await this.decision.innerText()}`
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
    const before = await this.asked()
    const confirm = this.decision.locator('[data-action="confirm"]')
    const options = this.decision.locator('.opt:not([aria-disabled])')
    const several = (await confirm.count()) > 0
    if (!several) await options.first().click()
    else {
      for (let n = 0; (await confirm.isDisabled()) && n < (await options.count()); n++) await options.nth(n).click()
      if (await confirm.isDisabled()) await this.decision.locator('.quick .btn').first().click()
      await confirm.click()
    }
    await expect.poll(() => this.asked()).not.toBe(before)
    await this.saved()
  }

  /** The screen says that the game is on the disk. */
  async saved(): Promise<void> {
    await expect(this.page.locator('.saved')).toBeVisible()
  }
}
