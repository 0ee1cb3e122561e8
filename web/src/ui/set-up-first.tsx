import type { PlainKey } from '@nivas/contract/texts.ts'
import { titleIn } from '../app/screens.ts'
import { useScreenAt } from '../app/shell-context.tsx'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Opening } from './board/lead.tsx'

/** What a list or a choice lacks as long as the venue has not set it up, and the path of the screen where it does. */
export type SetUp = { text: PlainKey; to: string }

/** Where it is set up: a link for users who may, and for others the screen that they can ask for. */
export function WhereToSetUp({ to }: Pick<SetUp, 'to'>) {
  const t = useText()
  const language = useLanguage()
  const at = useScreenAt(to)
  if (!at) return null
  const screen = titleIn(language, at.screen)
  return at.mayOpen ? (
    <Opening link={{ to }}>{t('Set up: {{screen}}', { screen })}</Opening>
  ) : (
    <span>{t('Users with the screen ‘{{screen}}’ set it up.', { screen })}</span>
  )
}

/** In place of what cannot be shown or chosen yet: why, and where it is set up. */
export function SetUpFirst({ text, to }: SetUp) {
  const t = useText()
  return (
    <span>
      {t(text)} <WhereToSetUp to={to} />
    </span>
  )
}
