import type { Language } from '@nivas/contract/access/schemas.ts'
import { useText } from '../languages/use-text.ts'
import { ChoiceField } from '../ui/fields/choice-field.tsx'

type Props = { value: Language; onChange: (language: Language) => void }

/** The choice of the papers' language; each language is named in itself. */
export function PaperLanguage({ value, onChange }: Props) {
  const t = useText()
  return (
    <ChoiceField
      labelAbove
      label={t('Language of the bills')}
      options={[
        { value: 'en', label: 'English' },
        { value: 'hi', label: 'हिन्दी' },
      ]}
      chosen={value}
      onChoose={(language) => onChange(language as Language)}
    />
  )
}
