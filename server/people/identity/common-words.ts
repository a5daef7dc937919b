const list = (words: string): readonly string[] => words.trim().split(/\s*[,\n]\s*/);

/**
 * Entries of the word lists that the filter ignores, by the language whose list has them. They are names or common words
 * in one of the languages of the game, words for people and their love, medical terms, or insult only in context.
 */
export const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: list(`
    bangbus, bareback, barenaked, bastinado, bbw, birdlock, bimbos, bondage, boner, busty, butt, cialis, coon, coons,
    cornhole, dick, dolcett, domination, dominatrix, dvda, ecchi, erotic, erotism, escort, eunuch, fecal, frotting, genitals, grope,
    guro, hardcore, homoerotic, honkey, horny, humping, intercourse, kinky, lolita, lovemaking, mong, negro, nude, nudity,
    octopussy, panties, panty, pegging, pikey, playboy, poof, poon, pubes, quim, rectum, rimming, sadism, santorum, scat,
    scissoring, semen, sexual, sexuality, sexually, shibari, shota, shrimping, skeet, smut, snatch, snowballing, spic, spooge,
    spunk, strappado, suck, sucks, swastika, swinger, threesome, throating, topless, tosser, tushy, twink, twinkie,
    undressing, viagra, vibrator, voyeur, vulva, xx, nutten, bastardo, nawashi, kinbaku, camgirl, babeland
  `),
  de: list(`
    bimbo, bonze, fratze, kimme, lümmel, möpse, morgenlatte, mufti, nackt, nippel, orgasmus, pinkeln, popel, poppen,
    reudig, rosette, schabracke, schiesser, schnackeln, ische, vögeln, vollpfosten, pimpern, bratze, milf, muschi, kacke, kacken, bumsen
  `),
  es: list(`
    asesinato, asno, caca, chupada, chupetón, concha, culo, drogas, esperma, heroína, idiota, imbécil, infierno, maciza,
    maldito, mamada, martillo, orina, pedo, pendejo, pervertido, pezón, pinche, pis, racista, ramera, sádico, semen,
    sexo, trio, travesti, verga, vulva, bastardo,
    fiesta de salchichas, haciendo el amor, tía buena, tetas grandes, sexo oral, hacer una paja
  `),
  fr: list(`
    baiser, bander, bite, bitte, bordel, bourré, bourrée, caca, chatte, clitoris, con, conne, cul, déconne, déconner,
    folle, gerbe, gerber, gueule, jouir, meuf, nègre, negro, pédale, péter, pipi, ramoner, suce, tanche, tapette, teuch,
    tringler, trique, zizi, bigornette, turlute, étron, chiottes, emmerdant, bloblos, malpt, palucher, branler,
    brouter le cresson, ménage à trois, grande folle, pousse-crotte
  `),
  "pt-BR": list(`
    aborto, amador, ânus, aranha, ariano, bastardo, bicha, biscate, bissexual, boob, bumbum, burro, cabrao, cacete, camisinha,
    cerveja, chupar, clitoris, cocaína, coito, colhoes, comer, cona, consolo, corno, cu, fecal, foder, gozar, grelho,
    heroína, heterosexual, homoerótico, homosexual, inferno, lésbica, lolita, mama, pau, paneleiro, pinto, queca,
    sacanagem, saco, torneira, transar, vadia, veado, vibrador, xana, balalao,
    dum raio, frango assado, passar um cheque, homem gay, dar o rabo
  `),
  it: list(`
    anale, assatanato, bagnarsi, balle, battere, battona, belino, biga, boiata, bordello, brinca, cacca, cadavere, cagna,
    casci, cesso, chiappa, checca, cornuto, cozza, fava, femminuccia, fica, figa, figone, finocchio, fracicone, goldone, guardone,
    imbecille, ingoio, lofare, loffa, loffare, mannaggia, mona, monta, montare, mussa, padulo, palle, palloso, patacca,
    pesce, picio, pincare, pinnolone, pippa, pippone, pipì, pisello, pistolotto, pomiciare, pompa, porca, porco, potta, quaglia,
    regina, rincoglionire, rizzarsi, ruffiano, sbattere, sbattersi, sbrodolata, sega, soccia, sorca, spagnola, sticchio,
    succhione, sveltina, sverginare, tarzanello, terrone, tette, tirare, topa, troia, trombare, vacca, vangare, zinne, zoccola,
    arrapato, bofilo, budiùlo, bagascia, bagassa, slinguare, slinguata, smandrappata, socmel, porca miseria, nave scuola, zio cantante, figlio di buona donna, lecchino, scopare, scopata, scorreggiare
  `),
  pl: list(`
    ciota, cyc, debil, dmuchać, duperele, fiut, jajco, jajko, rzygać, sraczka, suka, syf, pierdzieć, lizać pałę
  `),
  ru: list(`
    bychara, byk, gol, otsosi, perdet, petuh, prissat, shalava, svoloch, uboy, padlo, pedik, styervo, sukin syn, бугор,
    голый, другой дразнится, какая разница, курите мою трубку, лысого в кулаке гонять, мент, обнаженный, офигеть,
    фига, хапать, хохол, хрен, хер с ней, хер с ним, на фиг, секс, половое сношение, играть на кожаной флейте, муда, манда,
    po'imat' na konchik, каждый дрочит как он хочет, ты мне ваньку не валяй, vafl'a, встать раком, zassat
  `),
  ja: list(`
    3p, g スポット, s ＆ m, sm, xx, アジアのかわいい女の子, いたずら, エクスタシー, エスコート, エッチ, エロティズム, エロティック,
    オカマ, おしっこ, おしり, オシリ, おもらし, お尻, カーマスートラ, カント, グロ, ゲイ・セックス, ゲイボーイ, コカイン, ゴックン,
    サディズム, しばり, スウィンガー, スカートの中, ストリップ劇場, スラット, スリット, セクシーな, セクシーな 10 代, ディック, デブ,
    トップレス, なめ, ヌード, ハードコア, バイブレーター, バック・スタイル, パンティー, ビッチ, ファンタジー, フィスト, フェティッシュ,
    フック, プリンス アルバート ピアス, プレイボーイ, ベアバック, ボーイズラブ, ぽっちゃり, ホモ, ボンテージ, やおい, ラティーナ, ラバー,
    ランジェリー, レズビアン, ローター, ロリータ, ふたなり, 革抑制, 緊縛, 嫌い, 拷問, 合意の性交, 殺し方, 殺人事件, 殺人方法, 支配,
    自己愛性, 女の子, 女王様, 女子高生, 女装, 新しいポルノ, 人妻, 人種, 正常位, 生殖器, 挿入, 足フェチ, 足を広げる, 大陰唇, 脱衣,
    直腸, 剃毛, 貞操帯, 奴隷, 二穴, 乳首, 覗き, 縛り, 噴出, 糞便, 平手打ち, 変態, 夢精, 毛深い, 誘惑, 裸, 裸の女性, 両性,
    両性具有, 両刀, 卍, 宦官, 肛門, 膣, 糞, 陰毛, 茶色のシャワー
  `),
  "zh-Hans": list(`
    13., 13点, 十三点, 九游, 乳, 乳头, 乳房, 交配, 他奶奶, 他奶奶的, 他妈, 他妈地, 他娘, 他马的, 你全家, 你奶奶的, 你她马的, 你妈,
    你娘, 你是鸡, 你是鸭, 你马的, 她妈地, 她马的, 她妈的, 妳娘的, 妳马的, 刚度, 包皮, 卵, 卵子, 口肯, 后庭, 吹箫, 处女, 外阴, 大卵子,
    大卵泡, 小卵子, 小卵泡, 小乳头, 小肉粒, 奶, 奶子, 奸, 妈妈的, 妈的, 妓, 姣西, 姦, 娘的, 它妈地, 密洞, 射你, 干七八, 干你, 幹,
    性, 性器, 性无能, 性爱, 想上你, 懒教, 成人, 扒光, 打炮, 打飞机, 插你, 撒尿, 日你, 月经, 激情, 爛, 玉杵, 瓜娃子, 瓜婆娘, 瓜批,
    白烂, 白痴, 白癡, 祖宗, 私服, 笨蛋, 精子, 老二, 老味, 老母, 肉壁, 肉缝, 肉棒, 肥西, 花柳, 賤, 贝肉, 迷药, 逼, 逼样, 淫, 野鸡,
    阳萎, 阴道, 阴部, 屁股, 靠背, 靠北, 靠母, 靠爸, 靠腰, 鬼公, 鸡8, 鸡鸡, 小鸡鸡, 尻, 屌, 鳩, 柒, 撚, 粉腸, 你老闆, 你个傻比, 塞你公,
    塞你爸, 塞你老师, 机机歪歪, 几八, 机八, 懒8, 懒八, 三级片, 湿透的内裤, 双峰微颤, 放荡, 浪叫, 下贱, 龟儿子, 杂种, 笨實, 仆街
  `),
};
