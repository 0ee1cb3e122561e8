import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useText } from '../../languages/use-text.ts'
import { NARROW } from '../layout.ts'
import { RowMenu } from './row-menu.tsx'
import classes from './table.module.css'
import type { RowAction } from './types.ts'

/** The number of actions in the row itself. */
const IN_ROW = 2

type Props = { actions: readonly (RowAction | false | null | undefined)[]; of: string }

/**
 * The actions of a row: the likeliest as buttons, the rest in a menu; on a phone all of them in the menu. What
 * deletes is the last one.
 */
export function RowActions({ actions, of }: Props) {
  const t = useText()
  const narrow = useMediaQuery(NARROW)
  const possible = actions
    .filter((action): action is RowAction => Boolean(action))
    .sort((one, other) => Number(one.danger ?? false) - Number(other.danger ?? false))
  const inRow = narrow ? 0 : IN_ROW
  const rest = possible.slice(inRow)

  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end" className={classes.rowActions}>
      {possible.slice(0, inRow).map((action, at) => (
        <Button
          // An action that replaces another one, such as Undo, keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          size="compact-xs"
          variant="light"
          color={action.danger ? 'red' : undefined}
          disabled={action.disabled || Boolean(action.refused)}
          title={action.refused ? t(action.refused) : undefined}
          leftSection={action.icon && <action.icon size="1em" />}
          onClick={action.onClick}
        >
          {t(action.label)}
        </Button>
      ))}
      {rest.length > 0 && <RowMenu actions={rest} of={of} />}
    </Group>
  )
}
