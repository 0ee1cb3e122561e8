/** Hindi texts of the answers of the print service. */
export default {
  'The printer cannot be reached. Please switch it on and check its cable, then print again.':
    'प्रिंटर से संपर्क नहीं हो पा रहा है। कृपया उसे चालू करें और तार जाँचें, फिर दोबारा छापें।',
  'The printer is out of paper. Please put in a new roll, then print again.':
    'प्रिंटर में काग़ज़ ख़त्म है। कृपया नया रोल लगाएँ, फिर दोबारा छापें।',
  "The printer's cover is open. Please close it, then print again.":
    'प्रिंटर का ढक्कन खुला है। कृपया उसे बंद करें, फिर दोबारा छापें।',
  'The printer is not ready. Please check its lights, then print again.':
    'प्रिंटर तैयार नहीं है। कृपया उसकी बत्तियाँ देखें, फिर दोबारा छापें।',
  'This may or may not have been printed. Please check the printer. A second print says DUPLICATE.':
    'पता नहीं कि यह छपा या नहीं। कृपया प्रिंटर देखें; फिर से छापने पर उस पर ‘प्रतिलिपि’ लिखा होगा।',
}
