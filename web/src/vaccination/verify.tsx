import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import type { CodedCard } from '@nivas/contract/vaccination/code.ts'
import { IconAlertTriangle, IconCamera, IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { connected } from '../api/client.ts'
import { Heading } from '../app/heading.tsx'
import { LargeColumn } from '../app/large-column.tsx'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import type { Reader } from '../ui/address.ts'
import { useAddress } from '../ui/use-address.ts'
import { NO_CAMERA, useCamera } from '../ui/use-camera.tsx'
import { type Checked, checkCode } from './check-code.ts'

/** The longest text to check, in characters; every code is shorter. */
const MOST = 2500
const code: Reader = (given) => (given ?? '').slice(0, MOST)
const readers = { code }

type State = Checked['state'] | 'checking' | 'failed'

/** The public check of a vaccination card. Its code opens this page, or is scanned or pasted here. */
export default function Verify() {
  const t = useText()
  const [address] = useAddress(readers)
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<State>()
  const [card, setCard] = useState<CodedCard>()

  const latest = useRef(0)
  const check = async (text: string) => {
    latest.current += 1
    const mine = latest.current
    camera.giveUp()
    setState('checking')
    setCard(undefined)
    const checked = await checkCode(text).catch(() => undefined)
    // A newer check has started.
    if (mine !== latest.current) return
    if (checked?.state === 'genuine') setCard(checked.card)
    setState(checked?.state ?? 'failed')
  }
  const camera = useCamera((text) => void check(text))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once for each code in the address.
  useEffect(() => {
    if (address.code) void check(address.code)
  }, [address.code])

  const submit = (event: Pick<FormEvent, 'preventDefault'>) => {
    event.preventDefault()
    if (typed.trim() !== '') void check(typed)
  }
  return (
    <LargeColumn>
      <Heading />
      <Stack>
        <div role="status">
          {state === 'checking' && <Text>{t('Checking the signature')}</Text>}
          {card && <Genuine card={card} />}
        </div>
        {state === 'forged' && (
          <Wrong
            title={t('This card is not genuine.')}
            text={t('Its code was not issued by this venue, or was altered.')}
          />
        )}
        {state === 'unreadable' && (
          <Wrong
            title={t('This is not the code of a vaccination card, or it is incomplete.')}
            text={t("Please scan the card's whole code again.")}
          />
        )}
        {state === 'failed' && (
          <Wrong
            title={t('The card could not be checked.')}
            text={connected.get() ? t('Please try again later.') : t('No connection.')}
          />
        )}
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Textarea
              label={t('Code of the card')}
              description={t(
                "Your phone's camera opens this page from the code. You can also paste the code here.",
              )}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              // A scanner ends the code with Enter.
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event)
              }}
              maxLength={MOST}
              autoComplete="off"
              spellCheck={false}
              rows={3}
            />
            <Group gap="sm">
              <Button type="submit" loading={state === 'checking'} disabled={typed.trim() === ''}>
                {t('Check the card')}
              </Button>
              {camera.hasCamera && (
                <Button variant="default" leftSection={<IconCamera size="1.1em" />} onClick={camera.look}>
                  {t('Camera')}
                </Button>
              )}
            </Group>
            {camera.failed && (
              <Text role="alert" size="sm" c="red">
                {t(NO_CAMERA)}
              </Text>
            )}
          </Stack>
        </form>
      </Stack>
      {camera.picture}
    </LargeColumn>
  )
}

function Genuine({ card }: { card: CodedCard }) {
  const t = useText()
  const { day } = useFormat()
  return (
    // A group, because the live region around it already announces it.
    <Alert role="group" color="paid" icon={<IconCircleCheck />} title={t('This card is genuine.')}>
      <Text size="lg" fw={700}>
        {card.name}
      </Text>
      <Text>
        {t('Sr.No')} {card.srNo}
        {card.last4 && ` · ${t('AadharCard')} ${maskedNumber(card.last4)}`}
      </Text>
      <ul>
        {card.doses.map((dose, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two doses may be equal.
          <li key={at}>
            {t('Dose {{dose}}: {{vaccine}}, {{day}}', {
              dose: at + 1,
              vaccine: dose.name,
              day: day(dose.date),
            })}
          </li>
        ))}
      </ul>
      <Text size="sm">{t("Compare the name with the person's photo ID.")}</Text>
    </Alert>
  )
}

const Wrong = ({ title, text }: { title: string; text: string }) => (
  <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={title}>
    {text}
  </Alert>
)
