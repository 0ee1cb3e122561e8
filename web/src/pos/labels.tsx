import type { Product } from '@nivas/contract/pos/schemas.ts'
import { useFormat } from '../format/use-format.ts'
import { barcodeSvg } from './barcode-svg.ts'
import { type LabelSheetName, labelSheets } from './label-sheets.ts'
import classes from './labels.module.css'

type Props = { pages: readonly (readonly (Product | undefined)[])[]; sheet: LabelSheetName }

/** Pages of labels, each with name, price and barcode of a product. */
export default function Labels({ pages, sheet }: Props) {
  const { columns, width, height, top, left } = labelSheets[sheet]
  return pages.map((labels, page) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a paper do not change.
      key={page}
      className={classes.page}
      style={{
        gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
        gridAutoRows: `${height}mm`,
        padding: `${top}mm 0 0 ${left}mm`,
      }}
    >
      {labels.map((product, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the labels of a paper do not change.
        <div key={at} className={classes.label} data-small={height < 30 || undefined}>
          {product && <Label product={product} />}
        </div>
      ))}
    </div>
  ))
}

function Label({ product: { name, barcode, price, isvariable } }: { product: Product }) {
  const { rupees } = useFormat()
  const picture = `data:image/svg+xml;base64,${btoa(barcodeSvg(barcode))}`
  return (
    <>
      <span className={classes.name}>{name}</span>
      <img className={classes.bars} src={picture} alt={barcode} />
      {isvariable === 0 && <strong>{rupees(price)}</strong>}
    </>
  )
}
