import { Button, Group, Text } from '@mantine/core'
import type { InsideVisit } from '@nivas/contract/gate/inside.ts'
import { addSingulars } from '../languages/en.ts'
import { useText, useWord } from '../languages/use-text.ts'
import { type Fact, type Owner, show } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KeyButton } from '../ui/key-button.tsx'
import { Facts } from '../ui/question.tsx'
import { useEarly } from '../ui/use-grace.ts'

/** The earlier entries that end with the new one, or that both stay inside. */
type Chosen = 'both' | number[]

addSingulars({ '{{count}} people will be marked out._one': '{{count}} person will be marked out.' })

/** The maximum number of earlier entries shown. */
const MOST_SHOWN = 5

type Props = { inside: readonly InsideVisit[]; answer: (chosen: Chosen | false) => void }

/** Asks what happens to open entries whose card enters again; false if the new entry is cancelled. */
export const askInside = (owner: Owner, inside: readonly InsideVisit[]): Promise<Chosen | false> =>
  show<Chosen>(owner, ({ answer }) => <InsideAlready inside={inside} answer={answer} />)

/**
 * Cancel has the focus at first, so that the Enter of a scanner with the next visitor's card does not mark anyone out. F2
 * does, like it saves the form, except for a second press in haste.
 */
function InsideAlready({ inside, answer }: Props) {
  const t = useText()
  const word = useWord()
  const isEarly = useEarly()
  const end = () => !isEarly() && answer(inside.map(({ id }) => id))
  const people = inside.reduce((sum, visit) => sum + visit.people, 0)
  const facts = inside
    .slice(0, MOST_SHOWN)
    .map(
      (visit): Fact => [
        visit.name || t('Visitor'),
        [
          t('Since {{moment}}', { moment: visit.since }),
          visit.gate && word(visit.gate),
          t('{{count}} people', { count: visit.people }),
          t('Ticket {{id}}', { id: visit.id }),
        ]
          .filter(Boolean)
          .join(' · '),
      ],
    )
  return (
    <Dialog title="Already inside" onClose={() => answer(false)}>
      <Facts facts={facts} />
      {inside.length > MOST_SHOWN && (
        <Text mb="sm">{t('and {{count}} more', { count: inside.length - MOST_SHOWN })}</Text>
      )}
      <Text>{t('Someone entered with this card and was not marked out. Was the exit missed?')}</Text>
      <Text>{t('{{count}} people will be marked out.', { count: people })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" mr="auto" onClick={() => !isEarly() && answer('both')}>
          {t('Another person: both are inside')}
        </Button>
        <Button variant="default" data-autofocus onClick={() => answer(false)}>
          {t('Cancel')}
        </Button>
        <KeyButton hotkey="F2" onClick={end}>
          {t('Mark out and enter')}
        </KeyButton>
      </Group>
    </Dialog>
  )
}
