/** The Hindi of the dashboard. */
const hi = {
  Dashboard: 'डैशबोर्ड',
  '{{day}} · as of {{time}}': '{{day}} · {{time}} बजे तक',
  '{{day}} · as of {{time}}, not up to date': '{{day}} · {{time}} बजे तक, ताज़ा नहीं है',
  'The figures could not be read.': 'आँकड़े नहीं मिल सके।',
  'Your work has no figures here. The screens at the left are yours.':
    'आपके काम के आँकड़े यहाँ नहीं हैं। आपकी स्क्रीन बाईं ओर सूची में हैं।',
}
export default hi

type Hindi = typeof hi
declare module '@nivas/contract/texts.ts' {
  interface Catalogue extends Hindi {}
}
