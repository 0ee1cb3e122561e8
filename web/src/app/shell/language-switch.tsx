import { SegmentedControl } from '@mantine/core'
import type { Language } from '@nivas/contract/access/schemas.ts'
import { currentLanguage } from '../../languages/language.ts'
import { useText } from '../../languages/use-text.ts'
import { chooseLanguage } from '../language-choice.ts'
import { useUser } from '../session.tsx'

/** Each language under its own name and in its own script, for users who read no other. */
const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

export function LanguageSwitch({ size = 'xs' }: { size?: 'xs' | 'sm' }) {
  const t = useText()
  const user = useUser()
  return (
    <SegmentedControl
      size={size}
      aria-label={t('Language')}
      transitionDuration={0}
      data={Object.entries(names).map(([value, label]) => ({
        value,
        label: <span lang={value}>{label}</span>,
      }))}
      value={currentLanguage()}
      onChange={(language) => void chooseLanguage(language as Language, user !== undefined)}
    />
  )
}
