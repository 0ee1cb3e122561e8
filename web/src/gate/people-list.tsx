import { ActionIcon, Text } from '@mantine/core'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../languages/use-text.ts'
import classes from './people-list.module.css'

/** A person of the list. `path` is the path of the field with their number. */
type Person = { name: string; detail: string; age?: number | null; path?: string }

type Props = {
  label: PlainKey
  empty: PlainKey
  people: readonly Person[]
  onRemove: (at: number) => void
}

/** The people of an entry. A long list scrolls, so that the form below does not move. */
export function PeopleList({ label, empty, people, onRemove }: Props) {
  const t = useText()
  if (people.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t(empty)}
      </Text>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
    <ol className={classes.list} aria-label={t(label)} tabIndex={0}>
      {people.map(({ name, detail, age, path }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be equal; their order never changes.
        <li key={at} className={classes.person} data-path={path}>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>{detail}</span>
          <span className={classes.age}>{age ?? ''}</span>
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t('Remove {{name}}', { name })}
            onClick={() => onRemove(at)}
          >
            <IconTrash size="1.1em" />
          </ActionIcon>
        </li>
      ))}
    </ol>
  )
}
