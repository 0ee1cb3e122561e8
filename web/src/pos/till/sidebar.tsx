import { Alert, Button, Skeleton, Text, UnstyledButton } from '@mantine/core'
import { typeOfCategory } from '@nivas/contract/pos/category-type.ts'
import type { SoldProduct } from '@nivas/contract/pos/schemas.ts'
import { type SystemId, systems } from '@nivas/contract/pos/systems.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../languages/use-text.ts'
import { SetUpFirst } from '../../ui/set-up-first.tsx'
import { TilePicture } from './tile-picture.tsx'
import { firstCategories, productsIn } from './tiles.ts'
import classes from './till.module.css'
import type { Catalogue } from './use-catalogue.ts'

type Props = { system: SystemId; catalogue: Catalogue; onChoose: (product: SoldProduct) => void }

/** The categories, or the products of the chosen one, with pictures. */
export const Sidebar = memo(function Sidebar({ system, catalogue, onChoose }: Props) {
  const t = useText()
  const { rupees } = useFormat()
  const [chosen, choose] = useState<number>()
  const { categories, loaded, failed } = catalogue
  if (failed)
    return (
      <Alert color="red">
        {t('Something went wrong when fetching Bhaint and Prasad categories. Please contact administrator.')}
      </Alert>
    )
  if (!loaded) return <Skeleton h="12rem" />
  const category = categories.find(({ id }) => id === chosen)
  if (!category) {
    const first = firstCategories(categories)
    if (first.length === 0)
      return (
        <Text p="md">
          <SetUpFirst
            text="No main categories found for this system."
            to={`/${systems[system].counter}/categories`}
          />
        </Text>
      )
    return (
      <div className={classes.tiles}>
        {first.map((one) => (
          <UnstyledButton key={one.id} className={classes.tile} onClick={() => choose(one.id)}>
            <TilePicture image={one.image} type={typeOfCategory(one)} />
            <span className={classes.name}>{one.name}</span>
          </UnstyledButton>
        ))}
      </div>
    )
  }
  const shown = productsIn(catalogue, category.id)
  return (
    <>
      <Button
        variant="subtle"
        size="md"
        leftSection={<IconArrowLeft size="1.2em" />}
        onClick={() => choose(undefined)}
      >
        {category.name}
      </Button>
      <div className={classes.tiles}>
        {shown.map((product) => (
          <UnstyledButton
            key={product.id}
            className={classes.tile}
            title={product.name}
            onClick={() => onChoose(product)}
          >
            <TilePicture image={product.image} type={product.type} />
            <span className={classes.name}>{product.name}</span>
            <span className={classes.price}>
              {product.isvariable === 1 ? t('Any amount') : rupees(product.price)}
            </span>
          </UnstyledButton>
        ))}
        {shown.length === 0 && <Text p="md">{t('No products in this category.')}</Text>}
      </div>
    </>
  )
})
