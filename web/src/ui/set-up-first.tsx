import type { PlainKey } from '@nivas/contract/texts.ts'
import { titleIn } from '../app/screens.ts'
import { useScreenAt } from '../app/shell-context.tsx'
import { useLanguage, useText } from '../languages/use-text.ts'
import { Opening } from './board/lead.tsx'

/** What a list or a choice lacks until the venue has set it up, and the path of the screen that sets it up. */
export type SetUp = { text: PlainKey; to: string }

/** Shows where to set it up: as a link for users who may open the screen, and as the screen's name for other users. */
export function WhereToSetUp({ to }: Pick<SetUp, 'to'>) {
  const t = useText()
  const language = useLanguage()
  const at = useScreenAt(to)
  if (!at) return null
  const screen = titleIn(language, at.screen)
  return at.mayOpen ? (
    <Opening link={{ to }}>{t('Set up: {{screen}}', { screen })}</Opening>
  ) : (
    <span>{t('Users with access to the screen ‘{{screen}}’ set it up.', { screen })}</span>
  )
}

/** Shows why a list or a choice is still empty, and where to set it up. */
export function SetUpFirst({ text, to }: SetUp) {
  const t = useText()
  return (
    <span>
      {t(text)} <WhereToSetUp to={to} />
    </span>
  )
}
