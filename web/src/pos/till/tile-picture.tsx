import { image as call } from '@nivas/contract/pos/image-call.ts'
import { IconBook2, IconGift, IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../api/key.ts'
import { readFile } from '../../api/read-file.ts'
import classes from './till.module.css'

const icons = { b: IconGift, p: IconGift, m: IconToolsKitchen2, none: IconBook2 } as const

/** The picture of a product or category, or an icon of its type. */
export function TilePicture({ image, type }: { image: number | null; type: 'b' | 'p' | 'm' | null }) {
  const { data } = useQuery({
    queryKey: keyOf(call, { id: image }),
    queryFn: ({ signal }) => readFile(`/api${call.path.replace(':id', String(image))}`, signal),
    enabled: image !== null,
    // The picture with an id never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const Icon = icons[type ?? 'none']
  return data ? (
    <img className={classes.picture} src={data} alt="" draggable={false} />
  ) : (
    <span className={classes.sign}>
      <Icon size="2rem" stroke={1.25} aria-hidden />
    </span>
  )
}
