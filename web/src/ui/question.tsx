import { Button, Group, Text } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useText } from '../languages/use-text.ts'
import type { Fact, Question } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import classes from './question.module.css'
import { useEarly } from './use-grace.ts'

type Props = Question & { answer: (yes: boolean) => void }

/**
 * Shows one question in a dialog. Every way of closing it answers no. When the action takes money, destroys data or is
 * doubtful, the first focus is on Cancel, so that a hasty Enter or the Enter of a scanner does not confirm it. The
 * second half of a double click or of a double Enter does not confirm it either.
 */
export function OneQuestion({ title, text, facts = [], action, danger, money, doubtful, answer }: Props) {
  const t = useText()
  const isEarly = useEarly()
  const cautious = danger || money || doubtful
  const confirm = ({ detail }: MouseEvent) => {
    const isSinglePress = detail === 1
    if (isSinglePress || !isEarly()) answer(true)
  }
  return (
    <Dialog title={title} {...(facts.length === 0 && { size: 'small' })} onClose={() => answer(false)}>
      {facts.length > 0 && <Facts facts={facts} />}
      <Text {...(money && { size: 'lg', fw: 600 })}>{t(text)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus={cautious || undefined} onClick={() => answer(false)}>
          {t('Cancel')}
        </Button>
        <Button color={danger ? 'red' : undefined} data-autofocus={!cautious || undefined} onClick={confirm}>
          {t(action)}
        </Button>
      </Group>
    </Dialog>
  )
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) => (
      <div key={`${name} ${value}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
