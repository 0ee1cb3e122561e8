import { Alert } from '@mantine/core'
import type { CashSession } from '@nivas/contract/cash/schemas.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useStore } from '../api/store.ts'
import { unsentSales } from '../app/waiting.ts'
import { addSingulars } from '../languages/en.ts'
import { useText } from '../languages/use-text.ts'
import { useConfirm } from '../ui/confirm.tsx'

/** Returns the number of the session's sales that only this browser has. */
const useUnsent = (id: number): number => useStore(unsentSales).filter(({ session }) => session === id).length

const lostToTheNext: PlainKey =
  'A closed session takes no more sales: they have to be recorded in the next one. Their cash is a surplus in this count, and is missing in the next.'

/** Returns a function that asks before a session is closed whose sales were not sent; undefined if all were sent. */
export function useAsksAboutUnsent(id: number) {
  const t = useText()
  const confirm = useConfirm()
  const count = useUnsent(id)
  return () =>
    count === 0
      ? undefined
      : confirm({
          title: 'Close the session without these sales?',
          text: lostToTheNext,
          facts: [[t('Not sent yet'), String(count)]],
          action: 'Close session',
          doubtful: true,
        })
}

/** Says that this browser has sales of the session that the server does not have. It disappears once they are sent. */
export function UnsentNote({ session: { id } }: { session: CashSession }) {
  const t = useText()
  const count = useUnsent(id)
  if (count === 0) return null
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconAlertTriangle />}
      title={t('{{count}} sales of this session are still in this browser and not yet sent.', { count })}
    >
      {t(lostToTheNext)}
    </Alert>
  )
}

addSingulars({
  '{{count}} sales of this session are still in this browser and not yet sent._one':
    '{{count}} sale of this session is still in this browser and not yet sent.',
})
