--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    "playerId" text NOT NULL,
    name text NOT NULL,
    avatar text NOT NULL,
    "madeAt" bigint NOT NULL,
    "hidesProfile" integer DEFAULT 0 NOT NULL,
    "hidesRating" integer DEFAULT 0 NOT NULL
);


--
-- Name: adminNames; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."adminNames" (
    name text NOT NULL,
    "playerId" text NOT NULL
);


--
-- Name: assets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.assets (
    name text NOT NULL,
    body bytea NOT NULL,
    "addedAt" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);


--
-- Name: backupMarks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."backupMarks" (
    outcome text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    id text NOT NULL,
    "blockerId" text NOT NULL,
    "blockedId" text NOT NULL,
    name text NOT NULL,
    avatar text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenges (
    challenge text NOT NULL,
    purpose text NOT NULL,
    "playerId" text,
    "endsAt" bigint NOT NULL
);


--
-- Name: deviceTickets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."deviceTickets" (
    ticket text NOT NULL,
    "playerId" text NOT NULL,
    "playerJson" text NOT NULL,
    "endsAt" timestamp with time zone NOT NULL
);


--
-- Name: erasures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erasures (
    "playerId" text NOT NULL,
    "askedAt" bigint NOT NULL
);


--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    id text NOT NULL,
    "roomId" text NOT NULL,
    "isShared" integer NOT NULL,
    "recordJson" text NOT NULL,
    "playersJson" text NOT NULL,
    "beganAt" bigint NOT NULL,
    "endedAt" bigint,
    pool text,
    unrated text
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: looks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.looks (
    count bigint NOT NULL
);


--
-- Name: moderationChanges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."moderationChanges" (
    count bigint NOT NULL
);


--
-- Name: movedGuests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."movedGuests" (
    "guestId" text NOT NULL,
    "playerId" text NOT NULL,
    "movedAt" bigint NOT NULL
);


--
-- Name: nameLooks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."nameLooks" (
    look text NOT NULL,
    "playerId" text
);


--
-- Name: newGuests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."newGuests" (
    "playerId" text NOT NULL,
    "madeAt" bigint NOT NULL
);


--
-- Name: nodes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.nodes (
    id bigint NOT NULL,
    name text NOT NULL,
    url text NOT NULL,
    version text NOT NULL,
    "beatAt" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    "steadySince" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    draining boolean DEFAULT false NOT NULL
)
WITH (fillfactor='50');


--
-- Name: nodes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.nodes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.nodes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    kind text NOT NULL,
    words text NOT NULL,
    at bigint NOT NULL,
    "byId" text,
    "byName" text NOT NULL
);


--
-- Name: openers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.openers (
    "roomId" text NOT NULL,
    "playerId" text NOT NULL,
    network text
);


--
-- Name: operatorLog; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."operatorLog" (
    id text NOT NULL,
    at bigint NOT NULL,
    "byId" text,
    "byName" text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    "subjectId" text,
    why text NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    "playerId" text NOT NULL,
    "publicKey" text NOT NULL,
    counter bigint NOT NULL,
    "transportsJson" text NOT NULL,
    label text NOT NULL,
    "madeAt" bigint NOT NULL,
    "usedAt" bigint
);


--
-- Name: pauses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.pauses (
    "playerId" text NOT NULL,
    count integer NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: played; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.played (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    "playerId" text NOT NULL,
    place integer NOT NULL
);


--
-- Name: queueOwner; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."queueOwner" (
    name text NOT NULL,
    owner bigint
);


--
-- Name: ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ratings (
    "playerId" text NOT NULL,
    pool text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    "lastAt" bigint NOT NULL,
    standing double precision NOT NULL
);


--
-- Name: recoveryCodes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."recoveryCodes" (
    hash text NOT NULL,
    "playerId" text NOT NULL
);


--
-- Name: reportLines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."reportLines" (
    "reportId" text NOT NULL,
    number integer NOT NULL,
    "playerId" text,
    who integer NOT NULL,
    name text NOT NULL,
    avatar text NOT NULL,
    guest integer NOT NULL,
    text text NOT NULL
);


--
-- Name: reportSaid; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."reportSaid" (
    "reportId" text NOT NULL,
    reporter text NOT NULL,
    reason text NOT NULL,
    words text NOT NULL,
    at bigint NOT NULL,
    line integer
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id text NOT NULL,
    "playerId" text NOT NULL,
    name text NOT NULL,
    avatar text NOT NULL,
    place text NOT NULL,
    "roomId" text,
    "gameId" text,
    "stepFrom" integer,
    "stepTo" integer,
    who integer,
    reasons text NOT NULL,
    reporters integer NOT NULL,
    "firstAt" bigint NOT NULL,
    "lastAt" bigint NOT NULL,
    decision text,
    "decidedBy" text,
    "decidedAt" bigint,
    why text
);


--
-- Name: resultSeats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."resultSeats" (
    "gameId" text NOT NULL,
    seat integer NOT NULL,
    "playerId" text,
    name text NOT NULL,
    avatar text NOT NULL,
    edition text NOT NULL,
    players integer NOT NULL,
    "isPublic" integer NOT NULL,
    pool text,
    "endedAt" bigint NOT NULL,
    place integer NOT NULL,
    "winShare" double precision NOT NULL,
    deserted integer NOT NULL,
    death text,
    nopes integer NOT NULL,
    stolen integer NOT NULL,
    "momentsJson" text NOT NULL,
    "muBefore" double precision,
    "sigmaBefore" double precision,
    mu double precision,
    sigma double precision
);


--
-- Name: results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.results (
    "gameId" text NOT NULL,
    game text NOT NULL,
    edition text NOT NULL,
    players integer NOT NULL,
    "isPublic" integer NOT NULL,
    "beganAt" bigint NOT NULL,
    "endedAt" bigint NOT NULL,
    pool text,
    unrated text,
    number bigint
);


--
-- Name: sanctions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sanctions (
    id text NOT NULL,
    "playerId" text NOT NULL,
    "reportId" text,
    kind text NOT NULL,
    reason text NOT NULL,
    words text NOT NULL,
    why text NOT NULL,
    by text NOT NULL,
    "beganAt" bigint NOT NULL,
    "endsAt" bigint,
    "liftedAt" bigint,
    answer text,
    seen integer NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    "playerId" text NOT NULL,
    "roomId" text NOT NULL,
    since timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    "isKept" boolean DEFAULT false NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    hash text NOT NULL,
    id text NOT NULL,
    "playerId" text NOT NULL,
    label text NOT NULL,
    "madeAt" bigint NOT NULL,
    "seenAt" bigint NOT NULL,
    "confirmedAt" bigint
);


--
-- Name: staff; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.staff (
    "playerId" text NOT NULL,
    role text NOT NULL,
    "grantedAt" bigint NOT NULL
);


--
-- Name: steps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.steps (
    "gameId" text NOT NULL,
    place integer NOT NULL,
    "stepJson" text NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    "roomId" text NOT NULL,
    "tableJson" text NOT NULL,
    owner bigint,
    code text
);


--
-- Name: takenLines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."takenLines" (
    "roomId" text NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL
);


--
-- Name: takenNames; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."takenNames" (
    look text NOT NULL,
    "playerId" text NOT NULL,
    instead text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: waiters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.waiters (
    "playerId" text NOT NULL,
    "waiterJson" text NOT NULL,
    since timestamp with time zone NOT NULL,
    "seenAt" timestamp with time zone NOT NULL
);


--
-- Name: watchedNetworks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public."watchedNetworks" (
    network text NOT NULL,
    "playerId" text NOT NULL,
    "endsAt" bigint NOT NULL
);


--
-- Name: weeks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.weeks (
    pool text NOT NULL,
    week bigint NOT NULL,
    "playerId" text NOT NULL,
    gained double precision NOT NULL,
    games integer NOT NULL,
    sigma double precision NOT NULL
);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.accounts ("playerId", name, avatar, "madeAt", "hidesProfile", "hidesRating") FROM stdin;
a-AuYWi9bXG-GNrfMdI_fGQb	Annika	02	1795839683970	0	0
\.


--
-- Data for Name: adminNames; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."adminNames" (name, "playerId") FROM stdin;
\.


--
-- Data for Name: assets; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.assets (name, body, "addedAt") FROM stdin;
\.


--
-- Data for Name: backupMarks; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."backupMarks" (outcome, at) FROM stdin;
\.


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.blocks (id, "blockerId", "blockedId", name, avatar, at) FROM stdin;
\.


--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.challenges (challenge, purpose, "playerId", "endsAt") FROM stdin;
\.


--
-- Data for Name: deviceTickets; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."deviceTickets" (ticket, "playerId", "playerJson", "endsAt") FROM stdin;
\.


--
-- Data for Name: erasures; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.erasures ("playerId", "askedAt") FROM stdin;
\.


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.games (id, "roomId", "isShared", "recordJson", "playersJson", "beganAt", "endedAt", pool, unrated) FROM stdin;
DFpxujY-FTTOeDte	Vr65ZAosA6Ew_wU7	0	{"version":2,"game":"kittens","rules":1,"config":{"edition":"original","options":{"combos":true},"players":3},"seats":[{"kind":"person","name":"Annika","avatar":"02"},{"kind":"bot","name":"Nutmeg","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"noper"}},{"kind":"bot","name":"Pepper","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"gambler"}}],"beganAt":1795839684425,"deal":{"secret":"414fd644bd8733d1e81858c00283b155e845ebaa3b4ac95539ef041ac9d91ed8","commitment":"5214e1f0cd27c5d69118bc4a723a429d7d4b0ade7d37e754776c27d2edd3de4e","parts":[{"seat":0,"commitment":"7918bdbaf2b3e20cfe24f83c3e3f982e1cf73f78b638c4e2e2f99e324af2f517","entropy":"9f038df38596d00b6912a77e6db953418703bd57379ef4d208ffa918a4181e07"}]}}	["a-AuYWi9bXG-GNrfMdI_fGQb",null,null]	1795839684425	1795839685036	\N	private
t_YoDXLYvpbiODh8	vbfdf-8NjjqjGgxv	0	{"version":2,"game":"kittens","rules":1,"config":{"edition":"original","options":{"combos":true},"players":3},"seats":[{"kind":"person","name":"Annika","avatar":"02"},{"kind":"bot","name":"Radish","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"gambler"}},{"kind":"bot","name":"Ziggy","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"careful"}}],"beganAt":1795839685316,"deal":{"secret":"3183e07511584c1c994cfac0eccd7bb589c329dad113c1a10f2f7a224f017335","commitment":"38bbdc87a6fb85e49261c2768b93bad47e7fd01a1c3109c0eab10f3f35d1101c","parts":[{"seat":0,"commitment":"a813baea561d1607c3f7f9d2fee7909b1fa296ed8cebc2c6184e27c5c2ed4d00","entropy":"9f038df38596d00b6912a77e6db953418703bd57379ef4d208ffa918a4181e07"}]}}	["a-AuYWi9bXG-GNrfMdI_fGQb",null,null]	1795839685316	\N	\N	private
\.


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.kysely_migration (name, "timestamp") FROM stdin;
2026-11-21-journal	2026-11-28T04:21:22.065Z
2026-11-22-looks	2026-11-28T04:21:22.082Z
2026-11-22-nodes	2026-11-28T04:21:22.267Z
2026-11-22-people	2026-11-28T04:21:22.608Z
2026-11-24-backups	2026-11-28T04:21:22.626Z
2026-11-24-blocks	2026-11-28T04:21:22.666Z
2026-11-24-moderation	2026-11-28T04:21:22.829Z
2026-11-24-operators	2026-11-28T04:21:22.891Z
\.


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.kysely_migration_lock (id, is_locked) FROM stdin;
migration_lock	0
\.


--
-- Data for Name: looks; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.looks (count) FROM stdin;
1
\.


--
-- Data for Name: moderationChanges; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."moderationChanges" (count) FROM stdin;
0
\.


--
-- Data for Name: movedGuests; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."movedGuests" ("guestId", "playerId", "movedAt") FROM stdin;
e0b7c4e9-1acb-4bfd-820d-ca1f8d38a823	a-AuYWi9bXG-GNrfMdI_fGQb	1795839683970
\.


--
-- Data for Name: nameLooks; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."nameLooks" (look, "playerId") FROM stdin;
9IQMXIBMwmrffm8hy6MR4CMEV1kzmWjuqDEONjlm0KQ	a-AuYWi9bXG-GNrfMdI_fGQb
MQWdCT4oD8FdpEDF9TTE9qaA1-cyLoW6qEPBIjf_s5Y	a-AuYWi9bXG-GNrfMdI_fGQb
\.


--
-- Data for Name: newGuests; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."newGuests" ("playerId", "madeAt") FROM stdin;
\.


--
-- Data for Name: nodes; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.nodes (id, name, url, version, "beatAt", "steadySince", draining) FROM stdin;
\.


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.notices (kind, words, at, "byId", "byName") FROM stdin;
\.


--
-- Data for Name: openers; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.openers ("roomId", "playerId", network) FROM stdin;
\.


--
-- Data for Name: operatorLog; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."operatorLog" (id, at, "byId", "byName", action, subject, "subjectId", why) FROM stdin;
\.


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.passkeys (id, "playerId", "publicKey", counter, "transportsJson", label, "madeAt", "usedAt") FROM stdin;
fYndaAMjb2oMtwji_0brKkxc7hc	a-AuYWi9bXG-GNrfMdI_fGQb	pQECAyYgASFYIFiDvTzmiLkHh4hDlivHyqhmX61GgS2NuRdO3s4XCwu5Ilgg_e61nq_3ftZqric6hx59TbOSyuWgzpWGAce8lPRefvs	0	["internal"]		1795839683970	\N
\.


--
-- Data for Name: pauses; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.pauses ("playerId", count, at) FROM stdin;
\.


--
-- Data for Name: played; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.played ("gameId", seat, "playerId", place) FROM stdin;
DFpxujY-FTTOeDte	0	a-AuYWi9bXG-GNrfMdI_fGQb	3
\.


--
-- Data for Name: queueOwner; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."queueOwner" (name, owner) FROM stdin;
\.


--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.ratings ("playerId", pool, mu, sigma, games, "lastAt", standing) FROM stdin;
\.


--
-- Data for Name: recoveryCodes; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."recoveryCodes" (hash, "playerId") FROM stdin;
jJBaG8aoM8KrQNHd4ull9-B2MK_KG1Wn5UDaHqz48cE	a-AuYWi9bXG-GNrfMdI_fGQb
KMNlbIJ2sMftKqOcOWkFWnsZHlABlwvavV2MysY_bXs	a-AuYWi9bXG-GNrfMdI_fGQb
tmsrFizgZH_PvaxipPzAIVP0ZGf_D_5B_gFz3uGFe_4	a-AuYWi9bXG-GNrfMdI_fGQb
TN33LzsPKGDen3oc44yN3WtKSlcKiyjMnXt6ls80OUA	a-AuYWi9bXG-GNrfMdI_fGQb
uQuX_IpRBIDvti0tYRmCRTyg0APJ60s2Ugn0_R56Q6Y	a-AuYWi9bXG-GNrfMdI_fGQb
ReZHpB7S7rZYcy3smoAT6LqDF5k8cOds2NRm0ym_VhA	a-AuYWi9bXG-GNrfMdI_fGQb
y18Q89OLei9vpjXoZJZP4VewydlhHMTKYVWhi5cPm4s	a-AuYWi9bXG-GNrfMdI_fGQb
RzPZ0MXWtZ9k1LevjxeuHnx1d0QSR-529QC6ncfCPLg	a-AuYWi9bXG-GNrfMdI_fGQb
\.


--
-- Data for Name: reportLines; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."reportLines" ("reportId", number, "playerId", who, name, avatar, guest, text) FROM stdin;
\.


--
-- Data for Name: reportSaid; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."reportSaid" ("reportId", reporter, reason, words, at, line) FROM stdin;
\.


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.reports (id, "playerId", name, avatar, place, "roomId", "gameId", "stepFrom", "stepTo", who, reasons, reporters, "firstAt", "lastAt", decision, "decidedBy", "decidedAt", why) FROM stdin;
\.


--
-- Data for Name: resultSeats; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."resultSeats" ("gameId", seat, "playerId", name, avatar, edition, players, "isPublic", pool, "endedAt", place, "winShare", deserted, death, nopes, stolen, "momentsJson", "muBefore", "sigmaBefore", mu, sigma) FROM stdin;
DFpxujY-FTTOeDte	0	a-AuYWi9bXG-GNrfMdI_fGQb	Annika	02	original	3	0	\N	1795839685036	3	0	0	kitten	1	3	[{"kind":"stolen-defuse","step":83}]	\N	\N	\N	\N
DFpxujY-FTTOeDte	1	\N	Nutmeg	bot	original	3	0	\N	1795839685036	1	1	0	\N	0	3	[{"kind":"stolen-defuse","step":91}]	\N	\N	\N	\N
DFpxujY-FTTOeDte	2	\N	Pepper	bot	original	3	0	\N	1795839685036	2	0	0	kitten	1	0	[]	\N	\N	\N	\N
\.


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.results ("gameId", game, edition, players, "isPublic", "beganAt", "endedAt", pool, unrated, number) FROM stdin;
DFpxujY-FTTOeDte	kittens	original	3	0	1795839684425	1795839685036	\N	private	\N
\.


--
-- Data for Name: sanctions; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.sanctions (id, "playerId", "reportId", kind, reason, words, why, by, "beganAt", "endsAt", "liftedAt", answer, seen) FROM stdin;
\.


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.seats ("playerId", "roomId", since, "isKept") FROM stdin;
\.


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.sessions (hash, id, "playerId", label, "madeAt", "seenAt", "confirmedAt") FROM stdin;
IxWpx0hWtJcAzsexb2e1qJ5uw_kjZWFhWvAdmayNrpI	87f04f63-b356-4ca4-91b6-5c2f67ab52fc	a-AuYWi9bXG-GNrfMdI_fGQb		1795839683970	1795839683970	1795839683970
\.


--
-- Data for Name: staff; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.staff ("playerId", role, "grantedAt") FROM stdin;
\.


--
-- Data for Name: steps; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.steps ("gameId", place, "stepJson") FROM stdin;
DFpxujY-FTTOeDte	0	{"at":65,"actor":0,"command":{"type":"play","cards":["see-the-future","see-the-future","see-the-future"],"target":1,"names":"defuse"}}
DFpxujY-FTTOeDte	1	{"at":104,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	2	{"at":106,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	3	{"at":127,"actor":0,"command":{"type":"play","cards":["favor"],"target":1}}
DFpxujY-FTTOeDte	4	{"at":133,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	5	{"at":134,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	6	{"at":137,"actor":1,"command":{"type":"give","card":"disco-cat"}}
DFpxujY-FTTOeDte	7	{"at":155,"actor":0,"command":{"type":"play","cards":["shuffle"]}}
DFpxujY-FTTOeDte	8	{"at":158,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	9	{"at":159,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	10	{"at":166,"actor":0,"command":{"type":"play","cards":["defuse","defuse"],"target":1}}
DFpxujY-FTTOeDte	11	{"at":167,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	12	{"at":168,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	13	{"at":179,"actor":0,"command":{"type":"pick"}}
DFpxujY-FTTOeDte	14	{"at":193,"actor":0,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	15	{"at":196,"actor":1,"command":{"type":"play","cards":["moon-cat","moon-cat"],"target":2}}
DFpxujY-FTTOeDte	16	{"at":197,"actor":2,"command":{"type":"nope"}}
DFpxujY-FTTOeDte	17	{"at":199,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	18	{"at":215,"actor":0,"command":{"type":"nope"}}
DFpxujY-FTTOeDte	19	{"at":216,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	20	{"at":217,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	21	{"at":218,"actor":1,"command":{"type":"pick"}}
DFpxujY-FTTOeDte	22	{"at":219,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	23	{"at":221,"actor":2,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	24	{"at":234,"actor":0,"command":{"type":"play","cards":["skip"]}}
DFpxujY-FTTOeDte	25	{"at":236,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	26	{"at":237,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	27	{"at":238,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	28	{"at":240,"actor":2,"command":{"type":"play","cards":["shuffle"]}}
DFpxujY-FTTOeDte	29	{"at":242,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	30	{"at":254,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	31	{"at":255,"actor":2,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	32	{"at":260,"actor":0,"command":{"type":"play","cards":["attack"]}}
DFpxujY-FTTOeDte	33	{"at":261,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	34	{"at":262,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	35	{"at":264,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	36	{"at":266,"actor":1,"command":{"type":"play","cards":["shuffle"]}}
DFpxujY-FTTOeDte	37	{"at":267,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	38	{"at":280,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	39	{"at":281,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	40	{"at":282,"actor":2,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	41	{"at":300,"actor":0,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	42	{"at":301,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	43	{"at":303,"actor":2,"command":{"type":"play","cards":["skip"]}}
DFpxujY-FTTOeDte	44	{"at":305,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	45	{"at":316,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	46	{"at":332,"actor":0,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	47	{"at":333,"actor":1,"command":{"type":"play","cards":["skip"]}}
DFpxujY-FTTOeDte	48	{"at":335,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	49	{"at":339,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	50	{"at":341,"actor":2,"command":{"type":"play","cards":["nope","noodle-cat","moon-cat","skip","favor"]}}
DFpxujY-FTTOeDte	51	{"at":342,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	52	{"at":350,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	53	{"at":351,"actor":2,"command":{"type":"take","card":"defuse"}}
DFpxujY-FTTOeDte	54	{"at":353,"actor":2,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	55	{"at":369,"actor":0,"command":{"type":"play","cards":["favor"],"target":1}}
DFpxujY-FTTOeDte	56	{"at":371,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	57	{"at":371,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	58	{"at":372,"actor":1,"command":{"type":"give","card":"attack"}}
DFpxujY-FTTOeDte	59	{"at":386,"actor":0,"command":{"type":"play","cards":["shuffle"]}}
DFpxujY-FTTOeDte	60	{"at":388,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	61	{"at":388,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	62	{"at":397,"actor":0,"command":{"type":"play","cards":["attack"]}}
DFpxujY-FTTOeDte	63	{"at":399,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	64	{"at":399,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	65	{"at":402,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	66	{"at":404,"actor":1,"command":{"type":"play","cards":["favor"],"target":2}}
DFpxujY-FTTOeDte	67	{"at":406,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	68	{"at":420,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	69	{"at":421,"actor":2,"command":{"type":"give","card":"cactus-cat"}}
DFpxujY-FTTOeDte	70	{"at":423,"actor":1,"command":{"type":"play","cards":["cactus-cat","cactus-cat"],"target":2}}
DFpxujY-FTTOeDte	71	{"at":425,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	72	{"at":436,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	73	{"at":436,"actor":1,"command":{"type":"pick"}}
DFpxujY-FTTOeDte	74	{"at":438,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	75	{"at":440,"actor":2,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	76	{"at":452,"actor":0,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	77	{"at":453,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	78	{"at":454,"actor":2,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	79	{"at":473,"actor":0,"command":{"type":"play","cards":["disco-cat","disco-cat"],"target":2}}
DFpxujY-FTTOeDte	80	{"at":474,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	81	{"at":474,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	82	{"at":482,"actor":0,"command":{"type":"pick"}}
DFpxujY-FTTOeDte	83	{"at":497,"actor":0,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	84	{"at":499,"actor":1,"command":{"type":"play","cards":["see-the-future"]}}
DFpxujY-FTTOeDte	85	{"at":501,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	86	{"at":516,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	87	{"at":520,"actor":1,"command":{"type":"play","cards":["disco-cat","disco-cat"],"target":0}}
DFpxujY-FTTOeDte	88	{"at":523,"actor":2,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	89	{"at":547,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	90	{"at":549,"actor":1,"command":{"type":"pick"}}
DFpxujY-FTTOeDte	91	{"at":551,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	92	{"at":553,"actor":1,"command":{"type":"save","card":"defuse"}}
DFpxujY-FTTOeDte	93	{"at":555,"actor":1,"command":{"type":"insert","position":1}}
DFpxujY-FTTOeDte	94	{"at":556,"actor":2,"command":{"type":"play","cards":["see-the-future"]}}
DFpxujY-FTTOeDte	95	{"at":557,"actor":1,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	96	{"at":582,"actor":0,"command":{"type":"pass"}}
DFpxujY-FTTOeDte	97	{"at":584,"actor":2,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	98	{"at":606,"actor":0,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	99	{"at":607,"actor":1,"command":{"type":"draw"}}
DFpxujY-FTTOeDte	100	{"at":608,"actor":2,"command":{"type":"draw"}}
t_YoDXLYvpbiODh8	0	{"at":2,"actor":2,"command":{"type":"draw"}}
\.


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.tables ("roomId", "tableJson", owner, code) FROM stdin;
Vr65ZAosA6Ew_wU7	{"version":5,"roomId":"Vr65ZAosA6Ew_wU7","code":"NN9DWP","phase":"over","gameId":"DFpxujY-FTTOeDte","seqBefore":0,"known":[["a-AuYWi9bXG-GNrfMdI_fGQb",1]],"removed":[],"settings":{"edition":"original","seats":3,"options":{"combos":true},"nopeSeconds":5,"turnSeconds":120,"beatSeconds":0,"spectators":true,"chat":"always"},"start":"by-host","isPublic":false,"chairs":[{"kind":"person","player":{"id":"a-AuYWi9bXG-GNrfMdI_fGQb","name":"Annika","avatar":"02","guest":false},"left":true,"ready":false,"missed":0,"isCovered":false,"isOut":false,"deserted":false,"consent":"ask","wins":0,"seated":false},{"kind":"bot","name":"Nutmeg","strength":"easy","temper":"noper","wins":1},{"kind":"bot","name":"Pepper","strength":"easy","temper":"gambler","wins":0}],"host":null}	\N	\N
vbfdf-8NjjqjGgxv	{"version":5,"roomId":"vbfdf-8NjjqjGgxv","code":"R676WV","phase":"playing","gameId":"t_YoDXLYvpbiODh8","seqBefore":0,"known":[["a-AuYWi9bXG-GNrfMdI_fGQb",1]],"removed":[],"settings":{"edition":"original","seats":3,"options":{"combos":true},"nopeSeconds":5,"turnSeconds":120,"beatSeconds":0,"spectators":true,"chat":"always"},"start":"by-host","isPublic":false,"chairs":[{"kind":"person","player":{"id":"a-AuYWi9bXG-GNrfMdI_fGQb","name":"Annika","avatar":"02","guest":false},"left":false,"ready":false,"missed":0,"isCovered":false,"isOut":false,"deserted":false,"consent":"ask","wins":0,"seated":true},{"kind":"bot","name":"Radish","strength":"easy","temper":"gambler","wins":0},{"kind":"bot","name":"Ziggy","strength":"easy","temper":"careful","wins":0}],"host":"a-AuYWi9bXG-GNrfMdI_fGQb"}	\N	\N
\.


--
-- Data for Name: takenLines; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."takenLines" ("roomId", number, at) FROM stdin;
\.


--
-- Data for Name: takenNames; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."takenNames" (look, "playerId", instead, at) FROM stdin;
\.


--
-- Data for Name: waiters; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.waiters ("playerId", "waiterJson", since, "seenAt") FROM stdin;
\.


--
-- Data for Name: watchedNetworks; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."watchedNetworks" (network, "playerId", "endsAt") FROM stdin;
\.


--
-- Data for Name: weeks; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.weeks (pool, week, "playerId", gained, games, sigma) FROM stdin;
\.


--
-- Name: nodes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.nodes_id_seq', 1, false);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY ("playerId");


--
-- Name: adminNames adminNames_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."adminNames"
    ADD CONSTRAINT "adminNames_pkey" PRIMARY KEY (name);


--
-- Name: assets assets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assets
    ADD CONSTRAINT assets_pkey PRIMARY KEY (name);


--
-- Name: backupMarks backupMarks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."backupMarks"
    ADD CONSTRAINT "backupMarks_pkey" PRIMARY KEY (outcome);


--
-- Name: blocks blocksOnce; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT "blocksOnce" UNIQUE ("blockerId", "blockedId");


--
-- Name: blocks blocks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (id);


--
-- Name: challenges challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (challenge);


--
-- Name: deviceTickets deviceTickets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."deviceTickets"
    ADD CONSTRAINT "deviceTickets_pkey" PRIMARY KEY (ticket);


--
-- Name: deviceTickets deviceTickets_playerId_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."deviceTickets"
    ADD CONSTRAINT "deviceTickets_playerId_key" UNIQUE ("playerId");


--
-- Name: erasures erasures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY ("playerId");


--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: movedGuests movedGuests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."movedGuests"
    ADD CONSTRAINT "movedGuests_pkey" PRIMARY KEY ("guestId");


--
-- Name: nameLooks nameLooks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."nameLooks"
    ADD CONSTRAINT "nameLooks_pkey" PRIMARY KEY (look);


--
-- Name: newGuests newGuests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."newGuests"
    ADD CONSTRAINT "newGuests_pkey" PRIMARY KEY ("playerId");


--
-- Name: nodes nodes_name_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_name_key UNIQUE (name);


--
-- Name: nodes nodes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);


--
-- Name: notices notices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (kind);


--
-- Name: operatorLog operatorLog_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."operatorLog"
    ADD CONSTRAINT "operatorLog_pkey" PRIMARY KEY (id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: pauses pauses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.pauses
    ADD CONSTRAINT pauses_pkey PRIMARY KEY ("playerId");


--
-- Name: played playedSeats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.played
    ADD CONSTRAINT "playedSeats" PRIMARY KEY ("gameId", seat);


--
-- Name: queueOwner queueOwner_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."queueOwner"
    ADD CONSTRAINT "queueOwner_pkey" PRIMARY KEY (name);


--
-- Name: ratings ratingsOfPlayers; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT "ratingsOfPlayers" PRIMARY KEY ("playerId", pool);


--
-- Name: recoveryCodes recoveryCodes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."recoveryCodes"
    ADD CONSTRAINT "recoveryCodes_pkey" PRIMARY KEY (hash);


--
-- Name: reportLines reportLinesKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."reportLines"
    ADD CONSTRAINT "reportLinesKey" PRIMARY KEY ("reportId", number);


--
-- Name: reportSaid reportSaidKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."reportSaid"
    ADD CONSTRAINT "reportSaidKey" PRIMARY KEY ("reportId", reporter);


--
-- Name: reports reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);


--
-- Name: resultSeats resultSeatsInOrder; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."resultSeats"
    ADD CONSTRAINT "resultSeatsInOrder" PRIMARY KEY ("gameId", seat);


--
-- Name: results results_number_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_number_key UNIQUE (number);


--
-- Name: results results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY ("gameId");


--
-- Name: sanctions sanctions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT sanctions_pkey PRIMARY KEY (id);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY ("playerId");


--
-- Name: sessions sessions_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_id_key UNIQUE (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (hash);


--
-- Name: staff staff_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY ("playerId");


--
-- Name: steps stepsInOrder; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.steps
    ADD CONSTRAINT "stepsInOrder" PRIMARY KEY ("gameId", place);


--
-- Name: tables tables_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY ("roomId");


--
-- Name: takenLines takenLinesKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."takenLines"
    ADD CONSTRAINT "takenLinesKey" PRIMARY KEY ("roomId", number);


--
-- Name: takenNames takenNamesKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."takenNames"
    ADD CONSTRAINT "takenNamesKey" PRIMARY KEY (look, "playerId");


--
-- Name: waiters waiters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiters
    ADD CONSTRAINT waiters_pkey PRIMARY KEY ("playerId");


--
-- Name: watchedNetworks watchedNetworksKey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."watchedNetworks"
    ADD CONSTRAINT "watchedNetworksKey" PRIMARY KEY (network, "playerId");


--
-- Name: weeks weeksOfPlayers; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.weeks
    ADD CONSTRAINT "weeksOfPlayers" PRIMARY KEY (pool, week, "playerId");


--
-- Name: accountsUnlisted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "accountsUnlisted" ON public.accounts USING btree ("playerId") WHERE (("hidesProfile" + "hidesRating") > 0);


--
-- Name: blocksByBlocked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "blocksByBlocked" ON public.blocks USING btree ("blockedId");


--
-- Name: challengesByEnd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "challengesByEnd" ON public.challenges USING btree ("endsAt");


--
-- Name: gamesByEnd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "gamesByEnd" ON public.games USING btree ("endedAt");


--
-- Name: gamesByRoom; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "gamesByRoom" ON public.games USING btree ("roomId");


--
-- Name: movedGuestsByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "movedGuestsByPlayer" ON public."movedGuests" USING btree ("playerId");


--
-- Name: nameLooksByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "nameLooksByPlayer" ON public."nameLooks" USING btree ("playerId");


--
-- Name: openersByNetwork; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "openersByNetwork" ON public.openers USING btree (network);


--
-- Name: openersByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "openersByPlayer" ON public.openers USING btree ("playerId");


--
-- Name: openersByRoom; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "openersByRoom" ON public.openers USING btree ("roomId");


--
-- Name: passkeysByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "passkeysByPlayer" ON public.passkeys USING btree ("playerId");


--
-- Name: playedByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "playedByPlayer" ON public.played USING btree ("playerId");


--
-- Name: ratingsByStanding; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "ratingsByStanding" ON public.ratings USING btree (pool, standing, "playerId", sigma);


--
-- Name: recoveryCodesByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "recoveryCodesByPlayer" ON public."recoveryCodes" USING btree ("playerId");


--
-- Name: reportLinesByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "reportLinesByPlayer" ON public."reportLines" USING btree ("playerId");


--
-- Name: reportSaidByReporter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "reportSaidByReporter" ON public."reportSaid" USING btree (reporter, at);


--
-- Name: reportsByAge; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "reportsByAge" ON public.reports USING btree ("lastAt");


--
-- Name: reportsByDecision; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "reportsByDecision" ON public.reports USING btree ("decidedAt", id);


--
-- Name: reportsByGame; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "reportsByGame" ON public.reports USING btree ("gameId");


--
-- Name: reportsByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "reportsByPlayer" ON public.reports USING btree ("playerId");


--
-- Name: reportsOpen; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX "reportsOpen" ON public.reports USING btree ("playerId", place) WHERE ("decidedAt" IS NULL);


--
-- Name: resultSeatsByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "resultSeatsByPlayer" ON public."resultSeats" USING btree ("playerId", "endedAt", "gameId");


--
-- Name: resultsByEnd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "resultsByEnd" ON public.results USING btree ("endedAt");


--
-- Name: sanctionsByBegin; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sanctionsByBegin" ON public.sanctions USING btree ("beganAt");


--
-- Name: sanctionsByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sanctionsByPlayer" ON public.sanctions USING btree ("playerId");


--
-- Name: sanctionsInForce; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sanctionsInForce" ON public.sanctions USING btree ("endsAt") WHERE ("liftedAt" IS NULL);


--
-- Name: seatsByRoom; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "seatsByRoom" ON public.seats USING btree ("roomId");


--
-- Name: sessionsByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sessionsByPlayer" ON public.sessions USING btree ("playerId");


--
-- Name: sessionsBySeen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "sessionsBySeen" ON public.sessions USING btree ("seenAt");


--
-- Name: tablesByOwner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "tablesByOwner" ON public.tables USING btree (owner);


--
-- Name: takenNamesByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "takenNamesByPlayer" ON public."takenNames" USING btree ("playerId");


--
-- Name: weeksByGain; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "weeksByGain" ON public.weeks USING btree (pool, week, gained, "playerId", sigma);


--
-- Name: openers openers_roomId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.openers
    ADD CONSTRAINT "openers_roomId_fkey" FOREIGN KEY ("roomId") REFERENCES public.tables("roomId") ON DELETE CASCADE;


--
-- Name: played played_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.played
    ADD CONSTRAINT "played_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public.games(id) ON DELETE CASCADE;


--
-- Name: queueOwner queueOwner_owner_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public."queueOwner"
    ADD CONSTRAINT "queueOwner_owner_fkey" FOREIGN KEY (owner) REFERENCES public.nodes(id) ON DELETE SET NULL;


--
-- Name: seats seats_roomId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT "seats_roomId_fkey" FOREIGN KEY ("roomId") REFERENCES public.tables("roomId") ON DELETE CASCADE;


--
-- Name: steps steps_gameId_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.steps
    ADD CONSTRAINT "steps_gameId_fkey" FOREIGN KEY ("gameId") REFERENCES public.games(id) ON DELETE CASCADE;


--
-- Name: tables tables_owner_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_owner_fkey FOREIGN KEY (owner) REFERENCES public.nodes(id) ON DELETE SET NULL;


--
-- PostgreSQL database dump complete
--


