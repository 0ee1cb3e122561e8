import { Button, Group, Stack, Text } from '@mantine/core'
import { pos as calls } from '@nivas/contract/pos/calls.ts'
import { MOST_IDS } from '@nivas/contract/pos/forms.ts'
import type { Product } from '@nivas/contract/pos/schemas.ts'
import type { SystemId } from '@nivas/contract/pos/systems.ts'
import { IconPrinter } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { send } from '../api/client.ts'
import { useText } from '../languages/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { notifyOrReload, reachForFiles } from '../ui/export/reach-for-files.ts'
import { NumberField } from '../ui/fields/number-field.tsx'
import { Select } from '../ui/fields/select.tsx'
import { whole } from '../ui/fields/whole.ts'
import { wrongWhole } from '../ui/fields/wrong-whole.ts'
import { print } from '../ui/print/print.ts'
import { type LabelSheetName, labelPages, labelSheets } from './label-sheets.ts'

const MOST_COPIES = 200

const names = {
  a4x24: 'A4, 24 labels of 70 × 37 mm',
  a4x65: 'A4, 65 labels of 38 × 21 mm',
  roll58: 'Roll of 58 mm',
} as const satisfies Record<LabelSheetName, string>

type Props = { shop: SystemId; products: readonly Product[]; onClose: () => void }

/** Reads the products again, because a price may have changed since they were selected. */
async function readAgain(systemid: SystemId, products: readonly Product[]): Promise<Product[]> {
  const now = new Map<number, Product>()
  for (let first = 0; first < products.length; first += MOST_IDS) {
    const ids = products.slice(first, first + MOST_IDS).map(({ id }) => id)
    const { data } = await send(calls.products, { systemid, ids: ids.join(','), per_page: MOST_IDS })
    for (const product of data) now.set(product.id, product)
  }
  return products.flatMap(({ id }) => now.get(id) ?? [])
}

/** Prints labels of the selected products. */
export function LabelsDialog({ shop, products, onClose }: Props) {
  const t = useText()
  const [sheet, setSheet] = useState<LabelSheetName>('a4x24')
  const [copies, setCopies] = useState<number | ''>(1)
  const [first, setFirst] = useState<number | ''>(1)
  const { columns, rows, size } = labelSheets[sheet]
  const wrongCopies = wrongWhole(copies, 1, MOST_COPIES)
  const places = columns * rows
  /** The first label to print; a roll has no sheets, and so no field for it. */
  const firstOfSheet = places > 1 ? first : 1
  const wrongFirst = wrongWhole(firstOfSheet, 1, places)
  const wanted = { sheet, copies: copies || 1, first: firstOfSheet || 1 }
  const [printing, setPrinting] = useState(false)
  const printNow = async (event: FormEvent) => {
    event.preventDefault()
    // A second Enter would print all labels twice.
    if (printing || (wrongCopies ?? wrongFirst)) return
    setPrinting(true)
    try {
      await reachForFiles()
      const { default: Labels } = await import('./labels.tsx')
      const pages = labelPages(await readAgain(shop, products), wanted)
      if (await print(<Labels pages={pages} sheet={sheet} />, { size, name: 'labels' })) onClose()
      else setPrinting(false)
    } catch (failure) {
      setPrinting(false)
      await notifyOrReload(failure)
    }
  }
  return (
    <Dialog title="Print labels" size="small" onClose={onClose}>
      <form onSubmit={(event) => void printNow(event)}>
        <Stack gap="sm">
          <Text>{t('Products: {{count}}', { count: products.length })}</Text>
          <Select
            label={t('Paper')}
            data={Object.entries(names).map(([value, name]) => ({
              value,
              label: t(name as (typeof names)[LabelSheetName]),
            }))}
            value={sheet}
            onChange={(chosen) => chosen && setSheet(chosen as LabelSheetName)}
          />
          <NumberField
            label={t('Labels of each product')}
            value={copies}
            onChange={setCopies}
            min={1}
            max={MOST_COPIES}
            {...whole}
            error={wrongCopies && t(wrongCopies)}
          />
          {places > 1 && (
            <NumberField
              label={t('First free label of the sheet')}
              value={first}
              onChange={setFirst}
              min={1}
              max={places}
              {...whole}
              error={wrongFirst && t(wrongFirst)}
            />
          )}
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={printing}
              disabled={Boolean(wrongCopies ?? wrongFirst)}
              leftSection={<IconPrinter size="1.1em" />}
            >
              {t('Print')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
