import { Skeleton } from '@mantine/core'
import { useDelayed } from '../use-delayed.ts'
import classes from './table.module.css'

/** Placeholder rows that keep the layout while the first rows load. They are invisible if the answer comes quickly. */
export function SkeletonRows({ count, width }: { count: number; width: number }) {
  const late = useDelayed()
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows differ only by their number.
        <tr key={row} className={classes.row}>
          <td colSpan={width}>
            {/* Bars are rendered only once they are visible. */}
            {late ? (
              <Skeleton height="1.2em" width={`${60 + ((row * 17) % 40)}%`}>
                &nbsp;
              </Skeleton>
            ) : (
              '\u00a0'
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}
