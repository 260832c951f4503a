import type { Catalogue } from "../../kernel/text.ts";

/** Every rule in German: what it is about, and what it says. */
const rules: Readonly<Record<string, readonly [title: string, text: string]>> = {
  "D-1.1": ["Ein Deck hat 50 Karten oder mehr", "Ein Deck braucht mindestens 50 Karten; mehr sind erlaubt."],
  "D-1.2": ["Kein Name mehr als dreimal", "Dieselbe Karte darf höchstens dreimal im Deck sein."],
  "D-1.3": [
    "Jede Art von Karte ist erlaubt",
    "Waffen, Rüstungen, Kreaturen, Relikte, Verstärkungen, Magie und Spontanzauber dürfen ins Deck.",
  ],
  "D-1.4": [
    "Bis Stufe 4 jede Fraktion, danach nur noch die eigene und die allgemeine",
    "Bis Stufe 4 spielt ein Held Karten jeder Fraktion. Ab Stufe 5 nur allgemeine und solche der eigenen Fraktion, wenn keine Karte andere erlaubt.",
  ],
  "D-1.5": [
    "Auf die Fraktion kommt es erst beim Spielen an",
    "Ein Deck darf Karten anderer Fraktionen enthalten; die Fraktion zählt in dem Moment, in dem sie gespielt werden.",
  ],
  "D-1.6": [
    "Karten über der Stufe des Helden dürfen im Deck sein",
    "Ein Deck darf Karten über der Stufe des Helden enthalten. Die Zauber darunter lassen sich aufladen.",
  ],
  "D-2.1": [
    "Fertigkeitspunkte bleiben",
    "Ein Held behält seine SP von Partie zu Partie; wenn eine gewertete Partie endet, bekommen beide Seiten welche.",
  ],
  "D-2.2": ["Punkte für die Stufen 1 bis 6", "Je 20 SP bringen die nächste Stufe, bis Stufe 6 bei 100."],
  "D-2.3": ["Punkte jenseits von Stufe 6", "Auch danach bringen je 20 SP eine Stufe."],
  "D-2.4": [
    "Vorteile niedriger Stufen bleiben",
    "Was ein Held auf niedrigen Stufen bekommen hat, behält er auf höheren.",
  ],
  "D-2.5": [
    "Stufe 1: jede Karte passender Stufe",
    "Auf Stufe 1 spielt ein Held jede Karte, deren Stufe nicht über seiner liegt.",
  ],
  "D-2.6": [
    "Stufe 2: einmal die oberste Karte ansehen",
    "Ab Stufe 2 darfst du einmal je Partie im eigenen Zug die oberste Karte deines Decks ansehen und nach unten legen.",
  ],
  "D-2.7": [
    "Stufe 3: bis zu zwei Karten der Starthand tauschen",
    "Ab Stufe 3 darfst du bis zu zwei Karten der Starthand abwerfen und ebenso viele ziehen.",
  ],
  "D-2.8": [
    "Stufe 4: ein Wurf noch einmal",
    "Ab Stufe 4 darfst du einmal je Partie noch einmal würfeln: den Zauberwurf oder den Angriffswurf des Helden, je nachdem, was er gewählt hat. Der zweite Wurf zählt.",
  ],
  "D-2.9": [
    "Stufe 5: eigene Fraktion, zehn Leben mehr",
    "Auf Stufe 5 gehört ein Held für immer zu einer Fraktion und beginnt mit zehn Leben mehr.",
  ],
  "D-2.10": [
    "Stufe 6: Kreaturen würfeln besser oder treffen härter",
    "Auf Stufe 6 haben die Kreaturen eines Helden entweder +2 auf Angriffswürfe oder +1 AP.",
  ],
  "D-2.11": [
    "SP nach dem Abstand der Stufen",
    "Wie viele SP eine Partie bringt, hängt davon ab, wie weit die Stufen beider Helden auseinanderliegen.",
  ],
  "D-2.12": [
    "Die Stufen vom Anfang zählen",
    "Es zählen die Stufen vom Beginn der Partie. SP fallen nie unter 0, und eine erreichte Stufe bleibt.",
  ],
  "D-2.13": [
    "Unentschieden, Aufgabe und Zeitablauf zählen als Niederlage",
    "Aufgeben und Zeitablauf zählen als Niederlage; ein Unentschieden bringt beiden, was eine Niederlage bringt.",
  ],
  "D-3.1": [
    "Reihenfolge der Vorbereitung",
    "Helden beginnen mit 50 Leben (60 ab Stufe 5), wählen ihre Ausrüstung, dann werden die Decks gemischt.",
  ],
  "D-3.2": [
    "Startausrüstung, geheim gewählt, zugleich aufgedeckt",
    "Vor der Partie darf jeder eine Waffe, eine Rüstung oder ein Relikt ohne Kosten aus dem Deck nehmen und damit beginnen. Alle wählen geheim und zeigen sie zugleich.",
  ],
  "D-3.3": ["Ohne Startausrüstung", "Wer keine passende Karte hat oder keine will, beginnt ohne Ausrüstung."],
  "D-3.4": [
    "Startausrüstung zählt mit",
    "Eine Rüstung am Anfang zählt als eine der beiden je Partie, eine epische Karte als die eine je Partie.",
  ],
  "D-3.5": ["Der Zufall bestimmt, wer beginnt", "Wer den ersten Zug hat, wird ausgelost."],
  "D-3.6": [
    "Fünf Karten, dann der Tausch",
    "Alle ziehen fünf Karten; danach dürfen Helden ab Stufe 3 zwei tauschen.",
  ],
  "D-3.7": ["Sonst kein Tausch", "Niemand sonst darf die Starthand tauschen."],
  "D-4.1": [
    "Die Plätze einer Seite",
    "Jede Seite hat zwei Waffenplätze, einen Rüstungsplatz, einen Platz für eine zweite Rüstung oder ein Relikt, einen Ladeplatz, Plätze am Helden und ein Kampffeld, dessen letzter Platz der Zauberplatz ist.",
  ],
  "D-4.2": [
    "Der Friedhof behält seine Ordnung",
    "Benutzte und zerstörte Karten liegen in ihrer Reihenfolge auf dem Friedhof; nur wem er gehört, sieht hinein.",
  ],
  "D-4.3": [
    "Was zum Helden gehört",
    "Waffen, Rüstungen, was am Helden liegt und die ladende Karte gehören zum Helden.",
  ],
  "D-4.4": [
    "Waffen: Stufe, zuerst die Hauptwaffe, eine je Platz",
    "Eine Waffe darf nicht über der Stufe des Helden liegen. Sie kommt zuerst auf den Hauptplatz, dann auf den zweiten, und bleibt, bis eine Karte sie wegnimmt.",
  ],
  "D-4.5": [
    "Rüstung: Stufe, zuerst der Hauptplatz, zwei je Partie",
    "Eine Rüstung darf nicht über der Stufe des Helden liegen, und in einer ganzen Partie legt man höchstens zwei an.",
  ],
  "D-4.6": [
    "Relikt oder zweite Rüstung",
    "Auf dem zweiten Rüstungsplatz liegt entweder eine Rüstung oder ein Relikt.",
  ],
  "D-4.7": [
    "Eine Kreatur braucht einen freien Platz oder ihren Namen",
    "Eine Kreatur braucht einen freien Platz im Kampffeld oder einen, auf dem schon eine mit ihrem Namen steht.",
  ],
  "D-4.8": [
    "Wo ein Relikt liegen kann",
    "Ein Relikt braucht einen freien Platz im Kampffeld, den freien zweiten Rüstungsplatz oder einen Platz mit einem Relikt seines Namens.",
  ],
  "D-4.9": [
    "Karten auf einem Platz bleiben einzeln",
    "Karten, die sich einen Platz teilen, zählen einzeln: Schaden, Marken und Angriffe hat jede für sich.",
  ],
  "D-4.10": ["Ein Name, eine Art je Platz", "Karten mit verschiedenen Namen teilen sich nie einen Platz."],
  "D-4.11": [
    "Magie braucht einen freien Platz und füllt ihn nicht",
    "Magie braucht beim Wirken einen freien Platz im Kampffeld, auch wenn sie nicht dort bleibt.",
  ],
  "D-4.12": [
    "Spontanzauber brauchen den freien Zauberplatz",
    "Spontanzauber wirkst du nur, solange auf deinem Zauberplatz keine Karte liegt.",
  ],
  "D-4.13": [
    "Verstärkungen brauchen nur ein Ziel",
    "Eine Verstärkung braucht keinen Platz, nur etwas, das sie verstärken darf.",
  ],
  "D-4.14": [
    "Was eine Karte trägt, geht mit ihr",
    "Verlässt eine Karte das Spiel, werden ihre Verstärkungen mit ihr zerstört.",
  ],
  "D-4.15": [
    "Auf dem Ladeplatz liegt ein Zauber verdeckt",
    "Ein einziger Zauber darf verdeckt auf dem Ladeplatz liegen.",
  ],
  "D-4.16": [
    "Karten kommen auf den Friedhof, zu dem sie gehören",
    "Jede Karte kommt auf den Friedhof der Seite, aus deren Deck sie stammt.",
  ],
  "D-5.1": [
    "Waffen und Rüstungen: im eigenen Zug, ohne Kosten",
    "Waffen und Rüstungen legst du jederzeit im eigenen Zug an. Das kostet nichts, und niemand kann darauf reagieren.",
  ],
  "D-5.2": [
    "Kreaturen, Relikte, Verstärkungen, Magie: nur beim eigenen Zaubern",
    "Sie werden im eigenen Zug gewirkt, nach dem Zauberwurf.",
  ],
  "D-5.3": [
    "Spontanzauber: wann immer du gefragt wirst",
    "Spontanzauber wirkst du, wann immer du gefragt wirst, in jedem Zug, wenn Stufe, CP und Platz es erlauben.",
  ],
  "D-5.4": ["Karten kommen bereit ins Spiel", "Was ins Spiel kommt, ist bereit."],
  "D-5.5": [
    "Neue Kreaturen warten einen Zug",
    "Eine Kreatur greift in dem Zug, in dem sie kommt, nicht an und benutzt keine Fähigkeit, die sie erschöpft.",
  ],
  "D-6.1": [
    "Drei Phasen, dann geht es weiter",
    "Ein Zug hat Startphase, Aktionsphase und Endphase; dann ist die nächste Seite dran.",
  ],
  "D-6.2": [
    "Erste Züge: kein Angriff, kein Schaden",
    "Im jeweils ersten Zug greift niemand an, und niemand nimmt Schaden. Zauber sind erlaubt, verletzen aber niemanden.",
  ],
  "D-6.3": [
    "Die fünf Schritte der Startphase",
    "Ein Zug beginnt so: übrige CP verfallen, Wirkungen vom Zugbeginn geschehen, deine Karten werden bereit und deine Kreaturen heilen, deine ladende Karte bekommt eine Ladung, du ziehst eine Karte.",
  ],
  "D-6.4": [
    "Wirkungen vom Zugbeginn treffen verletzte Kreaturen",
    "Wirkungen vom Zugbeginn geschehen, bevor Kreaturen heilen.",
  ],
  "D-6.5": ["Wer beginnt, zieht auch", "Auch im allerersten Zug wird gezogen."],
  "D-6.6": [
    "CP halten bis zum nächsten eigenen Zug",
    "CP, die du nicht ausgibst, bleiben dir während des gegnerischen Zuges, sodass du damit reagieren kannst.",
  ],
  "D-6.7": [
    "Eine Aktion je Zug, oder keine",
    "In jedem Zug greifst du entweder an oder zauberst, einmal, oder du lässt beides.",
  ],
  "D-6.8": [
    "Du beendest deinen Zug",
    "Du beendest deinen Zug, wenn du willst; die Hand hat keine Obergrenze.",
  ],
  "D-6.9": [
    "Wann reagiert werden darf",
    "Reagieren darf man auf jeden Zauber, jede Fähigkeit und jede Wirkung, die wartet, zweimal im Angriff, einmal vor der Aktion und einmal am Ende des Zuges.",
  ],
  "D-6.10": [
    "Reihum, bis alle es geschehen lassen",
    "Gefragt wird reihum. Wer etwas spielt, gibt weiter; lassen alle es nacheinander geschehen, dann geschieht, was wartet.",
  ],
  "D-7.1": ["Kein Angriff im eigenen ersten Zug", "Im eigenen ersten Zug greifst du nicht an."],
  "D-7.2": [
    "Die Schritte eines Angriffs",
    "Ein Angriff geht so: Angreifer werden benannt, beide dürfen reagieren, Verteidiger werden benannt, beide dürfen reagieren, jeder Angreifer würfelt, dann kommt aller Schaden.",
  ],
  "D-7.3": [
    "Wer angreifen darf",
    "Angreifen dürfen beliebig viele bereite Kreaturen, die schon vor diesem Zug da waren, und dein Held mit einer Waffe.",
  ],
  "D-7.4": [
    "Womit der Held angreift",
    "Der Held greift mit der Waffe an, die du nennst. Ganz ohne Waffe hat er AP 1.",
  ],
  "D-7.5": ["Eine erschöpfte Waffe ruht", "Eine erschöpfte Waffe greift nicht an und verteidigt nicht."],
  "D-7.6": [
    "Kreaturen, die angreifen, sind erschöpft",
    "Eine Kreatur, die angreift, ist erschöpft und kann vor deinem nächsten Zug nicht verteidigen. Beim Helden ist das nicht so.",
  ],
  "D-7.7": [
    "Jeder Angriff geht auf den gegnerischen Helden",
    "Jeder Angriff zielt auf den gegnerischen Helden; Verteidiger stellen sich dazwischen.",
  ],
  "D-7.8": [
    "Im Angriff wird zuerst gefragt, wer angreift",
    "Dürfen im Angriff beide reagieren, wird zuerst die angreifende Seite gefragt.",
  ],
  "D-7.9": [
    "Bereite Kreaturen und der Held dürfen verteidigen",
    "Bereite Kreaturen und der Held dürfen verteidigen. Niemand muss: Dann geht der Schaden auf den Helden.",
  ],
  "D-7.10": [
    "Ein Angreifer je Kreatur, einer je Waffe",
    "Eine Kreatur verteidigt gegen einen Angreifer, ein Held gegen einen mit jeder bereiten Waffe.",
  ],
  "D-7.11": [
    "Der unbewaffnete Held verteidigt mit AP 1",
    "Ein Held ohne bereite Waffe darf gegen einen Angreifer mit AP 1 verteidigen.",
  ],
  "D-7.12": ["Ein Verteidiger je Angreifer", "Gegen jeden Angreifer steht höchstens ein Verteidiger."],
  "D-7.13": ["Verteidigen erschöpft nicht", "Wer verteidigt, wird davon nicht erschöpft."],
  "D-7.14": [
    "Wer gegen Fliegende verteidigt",
    "Gegen einen fliegenden Angreifer verteidigen nur fliegende Kreaturen und Helden oder ein Held mit einer Fernwaffe.",
  ],
  "D-7.15": [
    "Munition wird beim Ansagen verbraucht",
    "Eine Fernwaffe verliert eine Munition, wann immer sie angreift oder verteidigt, und zwar beim Ansagen.",
  ],
  "D-7.16": ["Ohne Munition AP 0", "Eine Fernwaffe ohne Munition hat AP 0."],
  "D-7.17": [
    "Auf einen Fernangriff kommt kein Schaden zurück",
    "Ein Held, der mit einer Fernwaffe angreift, nimmt vom Verteidiger keinen Schaden.",
  ],
  "D-7.18": [
    "Die Tabelle der Würfe",
    "Jeder Angreifer würfelt mit einem zwanzigseitigen Würfel. Bis 3 ist es ein Patzer (nur der Verteidiger macht Schaden), 4 bis 6 ein Fehlschlag (niemand), 7 bis 17 ein Treffer (beide), ab 18 ein Volltreffer (nur der Angreifer). Eine gewürfelte 1 ist immer ein Patzer, eine gewürfelte 20 ein kritischer Treffer mit 5 Schaden mehr.",
  ],
  "D-7.19": [
    "Ein Patzer lässt eine Fernwaffe klemmen",
    "Nach einem Patzer klemmt eine Fernwaffe: Sie ist erschöpft und bleibt es die nächsten beiden eigenen Züge lang.",
  ],
  "D-7.20": [
    "Unverteidigte Angriffe treffen den Helden",
    "Von einem Angreifer, gegen den niemand verteidigt, kommt der Schaden beim Helden an, und nichts kommt zurück.",
  ],
  "D-7.21": [
    "Aller Schaden eines Angriffs zugleich",
    "Aller Schaden eines Angriffs kommt auf einmal, nach allen Würfen.",
  ],
  "D-7.22": [
    "Wer vor den Würfen fort ist, würfelt nicht",
    "Ein Angreifer, der vor den Würfen fort ist, würfelt nicht, und sein Verteidiger macht keinen Schaden.",
  ],
  "D-7.23": [
    "Ein Angriff bleibt verteidigt",
    "Ist ein Verteidiger vor dem Wurf fort, kommt der Angriff trotzdem nicht beim Helden an.",
  ],
  "D-7.24": [
    "Zwischen Würfen und Schaden wird nicht gefragt",
    "Zwischen Würfen und Schaden kann niemand reagieren.",
  ],
  "D-8.1": [
    "Was einen Helden schützt",
    "Schaden an einem Helden geht zuerst auf die Rüstung, dann auf das, was wie Rüstung wirkt, dann auf die Aura, und erst der Rest kostet Leben.",
  ],
  "D-8.2": [
    "Was eine Kreatur schützt",
    "Schaden an einer Kreatur geht auf ihre Rüstung, dann auf ihre Aura, der Rest auf ihr Leben.",
  ],
  "D-8.3": [
    "Ein Held heilt nicht von selbst",
    "Verlorenes Leben und beschädigte Rüstung eines Helden kommen nicht von selbst zurück.",
  ],
  "D-8.4": [
    "Kreaturen heilen zu Beginn des eigenen Zuges",
    "Zu Beginn des nächsten eigenen Zuges ist eine Kreatur so gut wie neu.",
  ],
  "D-8.5": [
    "Geliehene Aura geht mit ihrer Karte",
    "Aura, die eine andere Karte verleiht, ist mit dieser Karte fort, und der Schaden, den sie aufnahm, ebenso.",
  ],
  "D-8.6": ["Aufgebrauchte Rüstung ist zerstört", "Eine Rüstung, von der nichts übrig ist, ist zerstört."],
  "D-8.7": [
    "Schaden mehrerer Angreifer ist eine Summe",
    "Schaden mehrerer Angreifer an einem Helden wird zusammengezählt, bevor die Rüstung ihren Teil nimmt.",
  ],
  "D-8.8": ["Ohne Leben sofort zerstört", "Eine Kreatur ohne Leben ist sofort zerstört."],
  "D-8.9": [
    "Was eine Kreatur aushält",
    "Eine Kreatur hält so viel aus, wie von Rüstung, Aura und Leben zusammen übrig ist.",
  ],
  "D-9.1": [
    "Der Zauberwurf gibt die CP",
    "Zum Zaubern würfelst du einmal mit einem zwanzigseitigen Würfel: Das Ergebnis sind deine CP, mit denen du Zauber bezahlst.",
  ],
  "D-9.2": [
    "Beliebig viele Zauber nacheinander",
    "Du wirkst einen Zauber nach dem anderen, solange deine CP reichen.",
  ],
  "D-9.3": [
    "Was vor einem Zauber geprüft wird",
    "Ein Zauber lässt sich wirken, wenn seine Stufe nicht über der deines Helden liegt (oder er genug geladen ist), ein erlaubtes Ziel da ist und du seine Kosten in CP bezahlen kannst.",
  ],
  "D-9.4": [
    "Abgelegte CP dürfen zahlen",
    "Manche Karten sammeln CP; auch damit bezahlst du Zauber, und sie verfallen nicht.",
  ],
  "D-9.5": [
    "Für vereitelte Zauber gibt es nichts zurück",
    "CP für einen Zauber sind fort, auch wenn er vereitelt wird.",
  ],
  "D-9.6": [
    "Auf dem Stapel, mit freigehaltenem Platz",
    "Ein Zauber geschieht nicht sofort: Er wartet auf dem Stapel, wo man auf ihn reagieren kann. Ein Platz für ihn wird freigehalten.",
  ],
  "D-9.7": ["Zuerst darf die Gegenseite reagieren", "Nach einem Zauber wird zuerst die Gegenseite gefragt."],
  "D-9.8": ["Das Letzte geschieht zuerst", "Was zuletzt gespielt wurde, geschieht zuerst."],
  "D-9.9": ["Ohne Ziel geschieht nichts", "Ein Zauber, dessen Ziel fort ist, tut nichts."],
  "D-9.10": [
    "Eine vereitelte Karte wirkt nicht",
    "Ein vereitelter Zauber tut nichts und kommt auf den Friedhof. Nur gewirkte Karten lassen sich vereiteln.",
  ],
  "D-9.11": [
    "Aufladen, und geladen wirken",
    "Aufladen: Ein Zauber über der Stufe deines Helden wird beim Zaubern verdeckt hingelegt. Zu Beginn jedes eigenen Zuges bekommt er eine Ladung; mit einer Ladung für jede fehlende Stufe lässt er sich wirken.",
  ],
  "D-9.12": [
    "Eine ladende Karte bleibt, wo sie ist",
    "Eine ladende Karte wird weder abgeworfen noch zurückgenommen. Waffen und Rüstungen lassen sich nicht aufladen.",
  ],
  "D-9.13": [
    "Magie und Spontanzauber kommen auf den Friedhof",
    "Magie und Spontanzauber kommen auf den Friedhof, wenn sie gewirkt haben.",
  ],
  "D-10.1": [
    "Fähigkeiten erschöpfen",
    "Wer eine solche Fähigkeit benutzt, erschöpft die Karte; in deinem nächsten Zug ist sie wieder bereit.",
  ],
  "D-10.2": [
    "Eine erschöpfte Karte kann nichts benutzen",
    "Eine erschöpfte Karte kann keine Fähigkeit benutzen, die sie erschöpfen würde.",
  ],
  "D-10.3": [
    "Ein erschöpfter Verteidiger verteidigt weiter",
    "Ein Verteidiger, der erschöpft wird, verteidigt trotzdem.",
  ],
  "D-10.4": [
    "Handkarten für je +1",
    "Vor einem Wurf im eigenen Zug darfst du Handkarten aus dem Spiel nehmen: Jede gibt +1 auf diesen Wurf. Sie kommen nicht zurück.",
  ],
  "D-10.5": ["Marken", "Marken (Munition, Gift und dergleichen) bleiben, bis etwas sie wegnimmt."],
  "D-11.1": [
    "Wie man verliert",
    "Du verlierst, wenn dein Held kein Leben mehr hat, wenn er 20 Giftmarken hat, oder wenn du zu Beginn deines Zuges ziehen musst und dein Deck leer ist.",
  ],
  "D-11.2": [
    "Nach allem, was geschieht, wird nachgesehen",
    "Ob jemand verloren hat, wird nach allem geprüft, was geschieht; verlieren alle zugleich, ist es unentschieden.",
  ],
  "D-11.3": ["SP werden vergeben", "Wenn eine gewertete Partie endet, werden SP vergeben."],
  "D-12.1": [
    "Vernichtung trägt Schaden weiter",
    "Vernichtung: Was über das hinausgeht, was die verteidigende Kreatur aushält, trifft den Helden dahinter.",
  ],
  "D-12.2": [
    "Distanz",
    "Distanz: eine Waffe mit Munition. Der Held greift mit ihr an, ohne Schaden zurückzubekommen.",
  ],
  "D-12.3": [
    "Eine epische Karte je Partie",
    "Episch: Jede Seite spielt höchstens eine epische Karte je Partie.",
  ],
  "D-12.4": ["Flug", "Flug: Nur fliegende Kreaturen und Helden oder eine Fernwaffe verteidigen dagegen."],
  "D-12.5": [
    "Giftmarken mit jedem Schaden",
    "Gift: Wer davon Schaden nimmt, bekommt eine Giftmarke. Eine Kreatur stirbt, wenn ihre Marken ihre Stufe erreichen, ein Held an 20 davon.",
  ],
  "D-12.6": [
    "Instinkt kommt zuerst",
    "Instinkt: Sein Schaden kommt zuerst. Was er zerstört, schlägt nicht zurück.",
  ],
  "D-12.7": ["Regenerieren nimmt allen Schaden", "Regenerieren: Aller Schaden einer Kreatur ist fort."],
  "D-12.8": [
    "Opfern ist kein Zerstören",
    "Opfern: Du legst eine eigene Karte aus dem Spiel auf deinen Friedhof. Zerstört ist sie damit nicht.",
  ],
  "D-12.9": [
    "Wirkungen können Schlüsselwörter geben",
    "Auch Wirkungen können einer Karte solche Wörter geben.",
  ],
  "D-13.1": [
    "Die Karte Ancient Golem",
    "Ancient Golem lässt sich nicht als Ziel für etwas wählen, das eine Kreatur braucht.",
  ],
  "D-13.2": [
    "Die Karte Cerberus",
    "Cerberus kämpft entweder einmal mit ganzer Kraft oder dreimal mit einem Drittel davon.",
  ],
  "D-13.3": [
    "Die Karte D.I.P. Watch",
    "D.I.P. Watch lässt die Partie von vorn beginnen, ohne die Karten, die aus dem Spiel genommen wurden.",
  ],
  "D-13.4": [
    "Die Karte Dual Handed",
    "Mit Dual Handed kämpft ein Held mit beiden Waffen zugleich, mit einem Wurf.",
  ],
  "D-13.5": [
    "Die Karte Four Arm Mutation",
    "Mit Four Arm Mutation hält ein Held auf jedem Waffenplatz zwei Waffen und benutzt sie zusammen.",
  ],
  "D-13.6": [
    "Mehrere Waffen in einem Angriff",
    "Mit mehreren Waffen zugleich verliert jede Fernwaffe Munition, und ein kritischer Treffer gibt die 5 nur einmal.",
  ],
  "D-13.7": [
    "Die Karte Ticking Time Bomb",
    "Ticking Time Bomb verliert in jedem Zug eine Marke; mit der letzten macht sie 25 Schaden.",
  ],
  "D-13.8": [
    "Die Karte Fusion",
    "Fusion macht aus zwei Kreaturen eine einzige mit den Werten und Fähigkeiten beider.",
  ],
  "D-13.9": [
    "Die Karte Guardian Angel",
    "Guardian Angel gibt jeder Kreatur mit Angel im Namen +1 AP und +1 Aura.",
  ],
  "D-14.1": [
    "Teams; die Züge gehen nach links",
    "Teams spielen nach den üblichen Regeln; die Züge gehen links herum.",
  ],
  "D-14.2": ["Wann ein Team gewinnt", "Ein Team hat gewonnen, wenn vom anderen kein Held mehr übrig ist."],
  "D-14.3": [
    "Die Kreaturen eines Gefallenen kämpfen weiter",
    "Fällt ein Held eines Teams, kämpfen dessen Kreaturen weiter.",
  ],
  "D-14.4": [
    "Teams teilen CP und Plätze",
    "Wer zusammenspielt, darf die CP und die Plätze im Kampffeld gemeinsam benutzen.",
  ],
  "D-14.5": [
    "Wer im Team verteidigt",
    "Die angreifende Seite nennt den Helden, dem es gilt; wer auch immer im angegriffenen Team darf die Verteidiger nennen.",
  ],
  "D-14.6": ["Erste Züge und SP in Teams", "Der Schutz des ersten Zuges gilt für den ersten Zug von allen."],
  "D-15.1": [
    "Eine Waffe gegen beliebig viele",
    "Für diese Partie vereinbart: Ein Held verteidigt mit einer Waffe gegen beliebig viele Angreifer.",
  ],
  "D-15.2": [
    "Letztes Gefecht",
    "Für diese Partie vereinbart: Wessen Held fiel, spielt weiter, solange Kreaturen dieses Helden da sind.",
  ],
  "D-15.3": [
    "Keine Karten für Würfe",
    "Für diese Partie vereinbart: Für einen besseren Wurf lassen sich keine Karten wegnehmen.",
  ],
  "D-16.1": ["Eine Karte geht vor eine Regel", "Was auf einer Karte steht, geht vor eine Regel."],
  "D-16.2": [
    "Ein Verbot geht vor",
    "Sagt eine Karte, dass etwas geht, und eine andere, dass es nicht geht, dann geht es nicht.",
  ],
};

/** As the English ones: `rule.<id>` and `rule.<id>.text`. */
export const ruleTexts: Catalogue = Object.fromEntries(
  Object.entries(rules).flatMap(([id, [title, text]]) => [
    [`rule.${id}`, title],
    [`rule.${id}.text`, text],
  ]),
);
