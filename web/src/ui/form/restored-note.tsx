import { Button } from '@mantine/core'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { DraftNote, OfferedDraft } from './draft-note.tsx'
import { markFirstField } from './places.ts'
import type { CallFormState } from './use-call-form.ts'
import type { Restored } from './use-draft.ts'

/**
 * Shows that a form was filled in from a draft, with a button to start again, or offers a draft that is not filled in.
 */
export function RestoredNote<V>({ of }: { of: CallFormState<V> }) {
  const { restored, offered, takeOffered, forgetDraft, reset, element } = of
  const t = useText()
  const { moment: inWords } = useFormat()
  if (offered) {
    const discard = () => {
      forgetDraft()
      if (element.current) markFirstField(element.current)?.focus()
    }
    return <OfferedDraft draft={offered} onContinue={takeOffered} onDiscard={discard} />
  }
  const restoredText = ({ at, missing }: Restored) => {
    const moment = inWords(new Date(at).toISOString())
    if (missing.length === 0) return t('What you typed on {{moment}} is here again.', { moment })
    const labels = missing.filter((label) => label !== undefined)
    if (labels.length < missing.length)
      return t('What you typed on {{moment}} is here again, except passwords and identity numbers.', {
        moment,
      })
    return t(
      'What you typed on {{moment}} is here again. Please enter again what is not stored: {{fields}}.',
      {
        moment,
        fields: labels.map((label) => t(label)).join(', '),
      },
    )
  }
  if (!restored) return null
  return (
    <DraftNote text={restoredText(restored)}>
      <Button size="compact-sm" variant="default" onClick={reset}>
        {t('Start again')}
      </Button>
    </DraftNote>
  )
}
