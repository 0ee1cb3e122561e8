import { Button, Group, SimpleGrid, Table, Text, TextInput } from '@mantine/core'
import { hideInText } from '@nivas/contract/identity/hide-numbers.ts'
import { maskedNumber } from '@nivas/contract/identity/number.ts'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { CartCustomer } from '@nivas/contract/pos/cart.ts'
import type { FoundSatsangi } from '@nivas/contract/pos/till-schemas.ts'
import { say } from '@nivas/contract/texts.ts'
import { useEffect, useRef, useState } from 'react'
import { connected } from '../../api/client.ts'
import { useStore } from '../../api/store.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { Announced } from '../../ui/announced.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { CallForm } from '../../ui/form/call-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { knownCard } from './cards.ts'

type Props = { onChoose: (customer: CartCustomer) => void; onClose: () => void }

/** Finds a satsangi by card or other details. Without a network it finds only an exact card, or takes it as typed. */
export function SearchDialog({ onChoose, onClose }: Props) {
  const t = useText()
  const there = useStore(connected)
  const { day } = useFormat()
  const [found, setFound] = useState<FoundSatsangi[]>()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (found && found.length > 0) first.current?.focus()
  }, [found])
  const of = useCallForm({
    call: calls.searchCustomer,
    initial: { idNumber: '', name: '', dob: null, fatherHus: '', mobileNumber: '', city: '' },
    quiet: true,
    by: async (request, key) => {
      const { send } = await import('../../api/client.ts')
      if (there || !request.idNumber) return send(calls.searchCustomer, request, { idempotencyKey: key })
      const known = await knownCard(request.idNumber)
      const row = {
        id: 0,
        cardno: known?.cardno ?? '',
        name: known?.name ?? '',
        fatherHus: '',
        dob: null,
        city: null,
      }
      return { success: true as const, data: known ? [row] : [] }
    },
    onSuccess: ({ data }) => setFound(data),
  })
  const { form } = of
  // The sale is stored in the browser, so an identity number is masked in it as on the server.
  const typed = hideInText(String(form.values.idNumber ?? '').trim(), 'cardno', (number) =>
    maskedNumber(number.slice(-4)),
  )
  return (
    <Dialog title={say('Search Satsangi')} size="wide" onClose={onClose}>
      <CallForm
        of={of}
        submitLabel="Search"
        autoFocus
        actions={
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        }
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            label={t('Id number')}
            {...form.getInputProps('idNumber')}
            autoComplete="off"
            data-autofocus
          />
          <TextInput label={t('Name')} {...form.getInputProps('name')} autoComplete="off" />
          <DateField label={t('Date of birth')} {...form.getInputProps('dob')} />
          <TextInput label={t('Father or husband')} {...form.getInputProps('fatherHus')} autoComplete="off" />
          <TextInput
            label={t('Mobile number')}
            {...form.getInputProps('mobileNumber')}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextInput label={t('City')} {...form.getInputProps('city')} autoComplete="off" />
        </SimpleGrid>
      </CallForm>
      <Announced>
        {found?.length === 0 && (
          <Group mt="md">
            <Text>{t('No records found for given criteria.')}</Text>
            {typed !== '' && (
              <Button variant="default" onClick={() => onChoose({ cardno: typed, name: null, typed: true })}>
                {t('Use card {{card}} as typed', { card: typed })}
              </Button>
            )}
          </Group>
        )}
      </Announced>
      {found && found.length > 0 && (
        <Table.ScrollContainer minWidth={0} maxHeight="var(--own-scroll, 40dvh)" mt="md">
          <Table stickyHeader aria-label={t('Satsangis found')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('Name')}</Table.Th>
                <Table.Th>{t('Father or husband')}</Table.Th>
                <Table.Th>{t('Date of birth')}</Table.Th>
                <Table.Th>{t('Card')}</Table.Th>
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map((one, at) => (
                <Table.Tr key={one.id}>
                  <Table.Td>{one.name}</Table.Td>
                  <Table.Td>{one.fatherHus}</Table.Td>
                  <Table.Td>{one.dob && day(one.dob)}</Table.Td>
                  <Table.Td>{one.cardno}</Table.Td>
                  <Table.Td ta="right">
                    <Button
                      ref={at === 0 ? first : undefined}
                      size="md"
                      aria-label={t('Select {{name}}', { name: one.name })}
                      onClick={() => onChoose({ cardno: one.cardno, name: one.name })}
                    >
                      {t('Select')}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Dialog>
  )
}
