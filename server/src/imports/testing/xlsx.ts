import writeXlsxFile from 'write-excel-file/node'

const cellOf = (value: unknown) => {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return { value, type: Date, format: 'dd/mm/yyyy' }
  return { value, type: (value as object).constructor }
}

/** Makes a spreadsheet of these rows. */
export const xlsxOf = (rows: readonly (readonly unknown[])[]): Promise<Buffer> =>
  writeXlsxFile(rows.map((row) => row.map(cellOf)) as never).toBuffer()
