import { ActionIcon, Button, Group, Switch, TextInput } from '@mantine/core'
import { addDays } from '@nivas/contract/dates.ts'
import { reservations as calls } from '@nivas/contract/reservations/calls.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import { venue } from '@nivas/contract/venue/calls.ts'
import { roomStates } from '@nivas/contract/venue/rooms-tonight.ts'
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { failureText, wasLost } from '../../api/failure.ts'
import { useAnswer } from '../../api/hooks.ts'
import { useText, useWord } from '../../languages/use-text.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { stateNames } from '../../ui/room-states.ts'
import { Segments } from '../../ui/segments.tsx'
import { textInAddress } from '../../ui/text-in-address.ts'
import { useConnectionBack } from '../../ui/use-connection-back.ts'
import classes from './chart.module.css'
import { ranges, type View } from './view.ts'

type Props = {
  view: View
  today: string
  change: (values: Partial<View>) => void
  /** Called when the search found a reservation, so that the chart shows it. */
  onFound: () => void
}

/** The controls above the chart: the days, the rooms, and the search for a reservation. */
export function Controls({ view, today, change, onFound }: Props) {
  const t = useText()
  const word = useWord()
  const buildings = useAnswer(venue.buildingNames, {})
  const from = view.from || today
  const goTo = (day: string) => change({ from: day === today ? '' : day })
  return (
    <Group gap="xs" align="flex-end" className={classes.controls}>
      <ChoiceField
        labelAbove
        width="11rem"
        label={t('Building')}
        none={t('All buildings')}
        options={buildings.data?.data.map(({ id, name }) => ({ value: String(id), label: word(name) }))}
        from={buildings}
        chosen={view.building}
        onChoose={(building) => change({ building })}
      />
      <Group gap={4} align="flex-end" wrap="nowrap">
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('A week earlier')}
          onClick={() => goTo(addDays(from, -7))}
        >
          <IconChevronLeft size="1.1em" />
        </ActionIcon>
        <DateField
          className={classes.date}
          label={t('From')}
          value={from}
          onChange={(day) => day && goTo(day)}
        />
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('A week later')}
          onClick={() => goTo(addDays(from, 7))}
        >
          <IconChevronRight size="1.1em" />
        </ActionIcon>
        <Button variant="default" px="xs" disabled={from === today} onClick={() => goTo(today)}>
          {t('Today')}
        </Button>
      </Group>
      <Segments
        label={t('Days shown')}
        value={view.days}
        onChange={(days) => change({ days })}
        options={ranges.map((count) => ({
          value: count,
          label: t('{{count}} days', { count: Number(count) }),
        }))}
      />
      <Find view={view} today={today} change={change} onFound={onFound} />
      <ChoiceField
        labelAbove
        width="10rem"
        label={t('On the first night')}
        none={t('All rooms')}
        options={roomStates.map((state) => ({ value: state, label: t(stateNames[state]) }))}
        chosen={view.state}
        onChoose={(state) => change({ state })}
      />
      <Switch
        className={classes.switch}
        label={t('Free only')}
        checked={view.free === '1'}
        onChange={(event) => change({ free: event.currentTarget.checked ? '1' : '' })}
      />
    </Group>
  )
}

/** The search for a reservation by its reference, in any room and on any day. */
function Find({ view, today, change, onFound }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(view.ref)
  const [error, setError] = useState<Text>()
  const lost = useRef(false)
  /** Counts searches and changes of the text, so that answers of earlier searches are ignored. */
  const asked = useRef(0)
  useConnectionBack(() => {
    if (lost.current) setError(undefined)
  })
  // Back, forward or a link may change the reference in the address.
  useEffect(() => setTyped(view.ref), [view.ref])
  const find = async (event: FormEvent) => {
    event.preventDefault()
    lost.current = false
    asked.current += 1
    const mine = asked.current
    // In the address of the request, which may not have an identity number.
    const application_number = textInAddress('application_number')(typed.trim())
    if (!application_number) return change({ ref: '' })
    try {
      const { data: place } = await send(calls.findOnChart, { application_number })
      if (mine !== asked.current) return
      if (!place) return setError(say('No reservation with this reference holds a room.'))
      const from = view.from || today
      const inSight = place.arrival_date < addDays(from, Number(view.days)) && place.departure_date > from
      change({
        ref: place.application_number,
        free: '',
        state: '',
        ...(view.building && { building: String(place.building_id) }),
        ...(!inSight && { from: place.arrival_date === today ? '' : place.arrival_date }),
      })
      setTyped(place.application_number)
      onFound()
    } catch (failure) {
      if (mine !== asked.current) return
      setError(failureText(failure))
      lost.current = wasLost(failure)
    }
  }
  return (
    <form onSubmit={find} noValidate>
      <TextInput
        className={classes.find}
        label={t('Reservation Reference')}
        value={typed}
        maxLength={20}
        onChange={(event) => {
          asked.current += 1
          setTyped(event.currentTarget.value)
          setError(undefined)
        }}
        error={error && <span role="alert">{t(error)}</span>}
        rightSection={
          <ActionIcon type="submit" variant="subtle" color="gray" aria-label={t('Find on the chart')}>
            <IconSearch size="1.1em" />
          </ActionIcon>
        }
      />
    </form>
  )
}
