import { Button, Group, Text } from '@mantine/core'
import type { KnownColumn } from '@nivas/contract/imports/columns.ts'
import { sheetKinds } from '@nivas/contract/imports/kinds.ts'
import type { ImportKind } from '@nivas/contract/imports/schemas.ts'
import { IconDownload } from '@tabler/icons-react'
import { useLanguage, useText } from '../languages/use-text.ts'
import { notifyOrReload, reachForFiles } from '../ui/export/reach-for-files.ts'
import { download, type FileKind, writeFile } from '../ui/export/write-file.ts'

/** Lists the columns of a file, and offers a template. */
export function Templates({ kind }: { kind: ImportKind }) {
  const t = useText()
  const language = useLanguage()
  const columns: readonly KnownColumn[] = sheetKinds[kind].columns
  const needed = columns.filter((column) => 'required' in column)
  const others = columns.filter((column) => !('required' in column))
  const names = (some: readonly KnownColumn[]) => some.map(({ title }) => t(title)).join(', ')

  const give = async (type: FileKind) => {
    try {
      await reachForFiles()
      const file = await writeFile(type, {
        columns: columns.map(({ title, example }, at) => ({
          key: String(at),
          title,
          value: () => example[language],
        })),
        headings: columns.map(({ title }) => t(title)),
        rows: [{}],
        words: { yes: t('Yes'), no: t('No') },
        zone: 'UTC',
      })
      download(file, `${kind}.${type}`)
    } catch (failure) {
      await notifyOrReload(failure)
    }
  }

  return (
    <div>
      <Text size="sm">
        {t('The first row holds the headings, in any order. Needed: {{names}}.', { names: names(needed) })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('Optional: {{names}}.', { names: names(others) })}
      </Text>
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size="1.1em" />}
          onClick={() => void give('xlsx')}
        >
          {t('Template (XLSX)')}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size="1.1em" />}
          onClick={() => void give('csv')}
        >
          {t('Template (CSV)')}
        </Button>
      </Group>
    </div>
  )
}
