/** Room nights ÷ room nights in service, in %, with one decimal; null without rooms in service. */
export const occupancyPercent = (nights: number, inService: number): number | null =>
  inService === 0 ? null : Math.round((1000 * nights) / inService) / 10
