import { Select } from '@mantine/core'
import type { Language } from '@nivas/contract/access/schemas.ts'
import { useText } from '../languages/use-text.ts'

type Props = { value: Language; onChange: (language: Language) => void }

/** The language of the papers: each by its own name. */
export function PaperLanguage({ value, onChange }: Props) {
  const t = useText()
  return (
    <Select
      label={t('Language of the bills')}
      data={[
        { value: 'en', label: 'English' },
        { value: 'hi', label: 'हिन्दी' },
      ]}
      value={value}
      onChange={(language) => language && onChange(language as Language)}
      allowDeselect={false}
    />
  )
}
