/** '06:00' from 6. */
export const hourOfDay = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
