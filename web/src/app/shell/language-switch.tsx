import type { Language } from '@nivas/contract/access/schemas.ts'
import { currentLanguage } from '../../languages/language.ts'
import { useText } from '../../languages/use-text.ts'
import { PagePicture } from '../../ui/page-picture.tsx'
import { Segments } from '../../ui/segments.tsx'
import { chooseLanguage } from '../language-choice.ts'
import { useUser } from '../session.tsx'

/** Each language under its own name and in its own script, for users who cannot read the other one. */
const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

const options = (Object.keys(names) as Language[]).map((value) => ({
  value,
  name: names[value],
  label: value === 'hi' ? <PagePicture name="hindi" width="1.93em" height="1.31em" /> : names[value],
}))

export function LanguageSwitch({ size = 'xs' }: { size?: 'xs' | 'sm' }) {
  const t = useText()
  const user = useUser()
  return (
    <Segments
      size={size}
      label={t('Language')}
      options={options}
      value={currentLanguage()}
      onChange={(language) => void chooseLanguage(language, user !== undefined)}
    />
  )
}
