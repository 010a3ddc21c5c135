/** The commonest passwords of six letters and more in leaked lists, and what people here would type. Lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 123123 123321 12341234 123123123 1234554321 654321 7654321
  87654321 987654321 0987654321 111111 1111111 11111111 222222 333333 444444 555555 666666 777777 7777777 888888 88888888
  999999 000000 00000000 112233 121212 131313 101010 159753 147258 147258369 123654 123456a 123456q 123456z a123456 aa123456
  a12345678 abc123 abcd1234 abc12345 abcdef abcdefg abcdefgh abcdefghi 1234abcd 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  q1w2e3 q1w2e3r4 qazwsx qazwsxedc qwe123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwert1
  qwerasdf qwer1234 asdfgh asdfghj asdfghjkl asdasd asdf1234 zxcvbn zxcvbnm zxcvbnm123 zaq12wsx zaq1zaq1 password password1
  password12 password123 password1234 passw0rd p@ssword p@ssw0rd pass1234 pass123 passwort parola paroli slaptazodis
  slaptazodis1 slaptazodis123 slaptažodis slapta slaptas parole parole1 пароль пароль1 пароль123 йцукен йцукенг йцукенгшщз
  lietuva lietuva1 lietuva123 vilnius vilnius1 kaunas kaunas1 klaipeda zalgiris zalgiris1 žalgiris basketball krepsinis
  labas123 labadiena laimute saulute saulyte meile123 mamyte mamytė motina katinas katinelis suniukas drakonas princese
  princess princess1 sunshine iloveyou iloveyou1 iloveu lovely loveme monkey monkey1 dragon dragon1 shadow master michael
  jordan23 superman batman pokemon naruto minecraft starwars football football1 baseball welcome welcome1 welcome123 letmein
  letmein1 login123 admin123 administrator admin1 root123 test123 test1234 testtest testing changeme secret secret1 default
  guest123 user123 hello123 hellohello whatever freedom trustno1 computer internet google facebook instagram samsung samsung1
  liverpool arsenal chelsea barcelona realmadrid juventus ferrari mercedes mustang corvette porsche harley cheese chocolate
  cookie banana orange flower flower1 summer summer1 winter spring autumn january february monday friday jessica jennifer
  michelle nicole ashley amanda andrea daniel thomas robert andrew jonas123 petras tomas123 lukas123 matas123 marija
  natasha nastya tatyana marina svetlana vladimir sergey andrey dmitry alexander aleksandr aaaaaa aaaaaaaa bbbbbb qqqqqq
  zzzzzz xxxxxx abababab asdfasdf qweqwe qweqweqwe zxczxc 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 q123456 qwerty321 ytrewq 010203
  01012000 123qwe 123qweasd 123abc 1234qwer 12qwaszx 5201314 password! qwerty! gija123 gijagija`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
