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
-- Name: assets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.assets (
    name text NOT NULL,
    body bytea NOT NULL,
    "addedAt" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
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
-- Name: openers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.openers (
    "roomId" text NOT NULL,
    "playerId" text NOT NULL,
    network text
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
-- Name: waiters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.waiters (
    "playerId" text NOT NULL,
    "waiterJson" text NOT NULL,
    since timestamp with time zone NOT NULL,
    "seenAt" timestamp with time zone NOT NULL
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
a-eircxmwbBwsJUjIltKPkW4	Annika	01	1795398702935	0	0
\.


--
-- Data for Name: assets; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.assets (name, body, "addedAt") FROM stdin;
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
DoZD4gVAL81dBSh3	UFR2eOB8iP3_cqVC	0	{"version":2,"game":"kittens","rules":1,"config":{"edition":"original","options":{"combos":true},"players":3},"seats":[{"kind":"person","name":"Annika","avatar":"01"},{"kind":"bot","name":"Whiskey","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"noper"}},{"kind":"bot","name":"Clementine","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"thief"}}],"beganAt":1795398703073,"deal":{"secret":"4ce38ec1204cb5134d62d42a64e3255997eec85f614ff0aa682a16ad19b75523","commitment":"7e4b33742430849b5120ec5abf4ed5703b00a2ba81193fe666f4f1a9036bedbd","parts":[{"seat":0,"commitment":"b29204ae72015178fe93e735834e2101a1d2a55eb36b601d46eceb64f2f54bb6","entropy":"9f038df38596d00b6912a77e6db953418703bd57379ef4d208ffa918a4181e07"}]}}	["a-eircxmwbBwsJUjIltKPkW4",null,null]	1795398703073	1795398703308	\N	private
JRoacSeC8TEplBMA	G2w4semn4242txA1	0	{"version":2,"game":"kittens","rules":1,"config":{"edition":"original","options":{"combos":true},"players":3},"seats":[{"kind":"person","name":"Annika","avatar":"01"},{"kind":"bot","name":"Sprout","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"thief"}},{"kind":"bot","name":"Pickle","avatar":"bot","bot":{"strength":"easy","version":1,"temper":"noper"}}],"beganAt":1795398703402,"deal":{"secret":"28eef4632574cdffa15a02d4dab13e9510eeb09d135418cdba827abdfb453efc","commitment":"2f7e6c20542b781289a56d0e6f66c59a6eba45548ad35d01c28ea71124988356","parts":[{"seat":0,"commitment":"cf37b067fd0edf9f78255fa9ec9a2ee48410e2be37842b3a139cdc3598e84e00","entropy":"9f038df38596d00b6912a77e6db953418703bd57379ef4d208ffa918a4181e07"}]}}	["a-eircxmwbBwsJUjIltKPkW4",null,null]	1795398703402	\N	\N	private
\.


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.kysely_migration (name, "timestamp") FROM stdin;
2026-11-21-journal	2026-11-23T01:51:42.673Z
2026-11-22-looks	2026-11-23T01:51:42.675Z
2026-11-22-nodes	2026-11-23T01:51:42.701Z
2026-11-22-people	2026-11-23T01:51:42.760Z
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
-- Data for Name: movedGuests; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."movedGuests" ("guestId", "playerId", "movedAt") FROM stdin;
98e8d472-7207-4574-9cc1-b7df69b8b9c7	a-eircxmwbBwsJUjIltKPkW4	1795398702935
\.


--
-- Data for Name: nameLooks; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."nameLooks" (look, "playerId") FROM stdin;
9IQMXIBMwmrffm8hy6MR4CMEV1kzmWjuqDEONjlm0KQ	a-eircxmwbBwsJUjIltKPkW4
MQWdCT4oD8FdpEDF9TTE9qaA1-cyLoW6qEPBIjf_s5Y	a-eircxmwbBwsJUjIltKPkW4
\.


--
-- Data for Name: nodes; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.nodes (id, name, url, version, "beatAt", "steadySince", draining) FROM stdin;
\.


--
-- Data for Name: openers; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.openers ("roomId", "playerId", network) FROM stdin;
\.


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.passkeys (id, "playerId", "publicKey", counter, "transportsJson", label, "madeAt", "usedAt") FROM stdin;
JqEUfgsegi7VgC7FaWizVwWjRhs	a-eircxmwbBwsJUjIltKPkW4	pQECAyYgASFYIKcbuay-rAWG3rHcEuKmyzpGedWDI8qXT6plzHCWCsKVIlggAL5gJpG7LyRX4aj4QknMMtde9jriex5LFL9VxfDFvhg	0	["internal"]		1795398702935	\N
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
DoZD4gVAL81dBSh3	0	a-eircxmwbBwsJUjIltKPkW4	3
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
Yc5xqRYpI2VtY-blTjtE9lJMTVFq5MmQmRPZTqKc70c	a-eircxmwbBwsJUjIltKPkW4
2Es44QvUYoGGc9EM9kYzdd6_DH9qfCQD8YPZj75lpgM	a-eircxmwbBwsJUjIltKPkW4
yFsbuj77LvW11pz4X6jBYY9GBheiCrY_mNlQ82BPOqg	a-eircxmwbBwsJUjIltKPkW4
Q1dOuy3PiK_GnbMDS3EO95RzudTJwj_SYjYZtyIVcBw	a-eircxmwbBwsJUjIltKPkW4
2ZmrR4txqnTOfqAneTIQ9maSygjP_ycluxznpdcTl00	a-eircxmwbBwsJUjIltKPkW4
7x2IBJEmP9--3bcmkXl9dXJOWdKuK81gjsF5plwPjYY	a-eircxmwbBwsJUjIltKPkW4
rtjtvP69nhuPnIbC1snZ_3OtueyqTV2kmZo3Ct9KZXo	a-eircxmwbBwsJUjIltKPkW4
3iwtABgZk92llKeY5kCVyrGSQa1yXNfat7WqByz4FSU	a-eircxmwbBwsJUjIltKPkW4
\.


--
-- Data for Name: resultSeats; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public."resultSeats" ("gameId", seat, "playerId", name, avatar, edition, players, "isPublic", pool, "endedAt", place, "winShare", deserted, death, nopes, stolen, "momentsJson", "muBefore", "sigmaBefore", mu, sigma) FROM stdin;
DoZD4gVAL81dBSh3	0	a-eircxmwbBwsJUjIltKPkW4	Annika	01	original	3	0	\N	1795398703308	3	0	0	kitten	0	0	[]	\N	\N	\N	\N
DoZD4gVAL81dBSh3	1	\N	Whiskey	bot	original	3	0	\N	1795398703308	1	1	0	\N	1	3	[{"kind":"close-call","step":112},{"kind":"stolen-defuse","step":45}]	\N	\N	\N	\N
DoZD4gVAL81dBSh3	2	\N	Clementine	bot	original	3	0	\N	1795398703308	2	0	0	kitten	2	2	[{"kind":"stolen-defuse","step":86}]	\N	\N	\N	\N
\.


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.results ("gameId", game, edition, players, "isPublic", "beganAt", "endedAt", pool, unrated, number) FROM stdin;
DoZD4gVAL81dBSh3	kittens	original	3	0	1795398703073	1795398703308	\N	private	\N
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
rrkTTVtzReYe2RaJjVAsXJqSsEs0tafgdiz0nDuUzxI	c562ed37-7ad1-4216-aa50-8ee09425c1c3	a-eircxmwbBwsJUjIltKPkW4		1795398702935	1795398702935	1795398702935
\.


--
-- Data for Name: steps; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.steps ("gameId", place, "stepJson") FROM stdin;
DoZD4gVAL81dBSh3	0	{"at":17,"actor":0,"command":{"type":"play","cards":["defuse","cactus-cat","disco-cat","attack","nope"]}}
DoZD4gVAL81dBSh3	1	{"at":20,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	2	{"at":21,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	3	{"at":28,"actor":0,"command":{"type":"take","card":"cactus-cat"}}
DoZD4gVAL81dBSh3	4	{"at":38,"actor":0,"command":{"type":"play","cards":["shuffle"]}}
DoZD4gVAL81dBSh3	5	{"at":41,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	6	{"at":41,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	7	{"at":47,"actor":0,"command":{"type":"play","cards":["cactus-cat","cactus-cat"],"target":2}}
DoZD4gVAL81dBSh3	8	{"at":49,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	9	{"at":50,"actor":2,"command":{"type":"nope"}}
DoZD4gVAL81dBSh3	10	{"at":52,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	11	{"at":65,"actor":0,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	12	{"at":75,"actor":0,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	13	{"at":78,"actor":1,"command":{"type":"play","cards":["disco-cat","disco-cat"],"target":2}}
DoZD4gVAL81dBSh3	14	{"at":81,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	15	{"at":83,"actor":1,"command":{"type":"pick"}}
DoZD4gVAL81dBSh3	16	{"at":85,"actor":1,"command":{"type":"play","cards":["favor"],"target":2}}
DoZD4gVAL81dBSh3	17	{"at":87,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	18	{"at":90,"actor":2,"command":{"type":"give","card":"noodle-cat"}}
DoZD4gVAL81dBSh3	19	{"at":92,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	20	{"at":92,"actor":2,"command":{"type":"play","cards":["attack"]}}
DoZD4gVAL81dBSh3	21	{"at":95,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	22	{"at":96,"actor":1,"command":{"type":"play","cards":["shuffle"]}}
DoZD4gVAL81dBSh3	23	{"at":98,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	24	{"at":100,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	25	{"at":102,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	26	{"at":103,"actor":2,"command":{"type":"play","cards":["favor"],"target":1}}
DoZD4gVAL81dBSh3	27	{"at":105,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	28	{"at":107,"actor":1,"command":{"type":"give","card":"noodle-cat"}}
DoZD4gVAL81dBSh3	29	{"at":108,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	30	{"at":110,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	31	{"at":111,"actor":2,"command":{"type":"play","cards":["skip"]}}
DoZD4gVAL81dBSh3	32	{"at":113,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	33	{"at":114,"actor":1,"command":{"type":"play","cards":["shuffle"]}}
DoZD4gVAL81dBSh3	34	{"at":114,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	35	{"at":116,"actor":1,"command":{"type":"play","cards":["attack"]}}
DoZD4gVAL81dBSh3	36	{"at":118,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	37	{"at":119,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	38	{"at":121,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	39	{"at":121,"actor":1,"command":{"type":"play","cards":["pirate-cat","pirate-cat"],"target":2}}
DoZD4gVAL81dBSh3	40	{"at":123,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	41	{"at":125,"actor":1,"command":{"type":"pick"}}
DoZD4gVAL81dBSh3	42	{"at":126,"actor":1,"command":{"type":"play","cards":["moon-cat","moon-cat"],"target":2}}
DoZD4gVAL81dBSh3	43	{"at":127,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	44	{"at":129,"actor":1,"command":{"type":"pick"}}
DoZD4gVAL81dBSh3	45	{"at":130,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	46	{"at":132,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	47	{"at":133,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	48	{"at":135,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	49	{"at":137,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	50	{"at":139,"actor":2,"command":{"type":"play","cards":["see-the-future"]}}
DoZD4gVAL81dBSh3	51	{"at":140,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	52	{"at":142,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	53	{"at":144,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	54	{"at":146,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	55	{"at":148,"actor":2,"command":{"type":"save","card":"defuse"}}
DoZD4gVAL81dBSh3	56	{"at":150,"actor":2,"command":{"type":"insert","position":12}}
DoZD4gVAL81dBSh3	57	{"at":151,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	58	{"at":152,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	59	{"at":154,"actor":1,"command":{"type":"play","cards":["attack"]}}
DoZD4gVAL81dBSh3	60	{"at":156,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	61	{"at":158,"actor":2,"command":{"type":"play","cards":["moon-cat","moon-cat"],"target":1}}
DoZD4gVAL81dBSh3	62	{"at":158,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	63	{"at":159,"actor":2,"command":{"type":"pick"}}
DoZD4gVAL81dBSh3	64	{"at":161,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	65	{"at":163,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	66	{"at":164,"actor":1,"command":{"type":"play","cards":["skip"]}}
DoZD4gVAL81dBSh3	67	{"at":164,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	68	{"at":166,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	69	{"at":168,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	70	{"at":169,"actor":2,"command":{"type":"play","cards":["pirate-cat","pirate-cat"],"target":1}}
DoZD4gVAL81dBSh3	71	{"at":171,"actor":1,"command":{"type":"nope"}}
DoZD4gVAL81dBSh3	72	{"at":173,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	73	{"at":174,"actor":2,"command":{"type":"play","cards":["see-the-future"]}}
DoZD4gVAL81dBSh3	74	{"at":175,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	75	{"at":177,"actor":2,"command":{"type":"play","cards":["favor"],"target":1}}
DoZD4gVAL81dBSh3	76	{"at":178,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	77	{"at":180,"actor":1,"command":{"type":"give","card":"skip"}}
DoZD4gVAL81dBSh3	78	{"at":182,"actor":2,"command":{"type":"play","cards":["skip"]}}
DoZD4gVAL81dBSh3	79	{"at":184,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	80	{"at":186,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	81	{"at":186,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	82	{"at":188,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	83	{"at":190,"actor":2,"command":{"type":"play","cards":["cactus-cat","cactus-cat"],"target":1}}
DoZD4gVAL81dBSh3	84	{"at":192,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	85	{"at":193,"actor":2,"command":{"type":"pick"}}
DoZD4gVAL81dBSh3	86	{"at":195,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	87	{"at":196,"actor":1,"command":{"type":"play","cards":["noodle-cat","noodle-cat"],"target":2}}
DoZD4gVAL81dBSh3	88	{"at":199,"actor":2,"command":{"type":"nope"}}
DoZD4gVAL81dBSh3	89	{"at":200,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	90	{"at":203,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	91	{"at":204,"actor":2,"command":{"type":"play","cards":["see-the-future"]}}
DoZD4gVAL81dBSh3	92	{"at":204,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	93	{"at":206,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	94	{"at":208,"actor":1,"command":{"type":"play","cards":["see-the-future"]}}
DoZD4gVAL81dBSh3	95	{"at":208,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	96	{"at":210,"actor":1,"command":{"type":"play","cards":["shuffle"]}}
DoZD4gVAL81dBSh3	97	{"at":211,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	98	{"at":211,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	99	{"at":213,"actor":2,"command":{"type":"play","cards":["skip"]}}
DoZD4gVAL81dBSh3	100	{"at":214,"actor":1,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	101	{"at":216,"actor":1,"command":{"type":"play","cards":["favor"],"target":2}}
DoZD4gVAL81dBSh3	102	{"at":217,"actor":2,"command":{"type":"pass"}}
DoZD4gVAL81dBSh3	103	{"at":219,"actor":2,"command":{"type":"give","card":"noodle-cat"}}
DoZD4gVAL81dBSh3	104	{"at":221,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	105	{"at":222,"actor":1,"command":{"type":"save","card":"defuse"}}
DoZD4gVAL81dBSh3	106	{"at":223,"actor":1,"command":{"type":"insert","position":0}}
DoZD4gVAL81dBSh3	107	{"at":224,"actor":2,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	108	{"at":225,"actor":2,"command":{"type":"save","card":"defuse"}}
DoZD4gVAL81dBSh3	109	{"at":226,"actor":2,"command":{"type":"insert","position":0}}
DoZD4gVAL81dBSh3	110	{"at":228,"actor":1,"command":{"type":"draw"}}
DoZD4gVAL81dBSh3	111	{"at":228,"actor":1,"command":{"type":"save","card":"defuse"}}
DoZD4gVAL81dBSh3	112	{"at":230,"actor":1,"command":{"type":"insert","position":0}}
DoZD4gVAL81dBSh3	113	{"at":232,"actor":2,"command":{"type":"draw"}}
JRoacSeC8TEplBMA	0	{"at":2,"actor":2,"command":{"type":"play","cards":["noodle-cat","noodle-cat"],"target":0}}
JRoacSeC8TEplBMA	1	{"at":2,"actor":1,"command":{"type":"pass"}}
\.


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.tables ("roomId", "tableJson", owner, code) FROM stdin;
UFR2eOB8iP3_cqVC	{"version":5,"roomId":"UFR2eOB8iP3_cqVC","code":"RNN4J7","phase":"over","gameId":"DoZD4gVAL81dBSh3","seqBefore":0,"known":[["a-eircxmwbBwsJUjIltKPkW4",1]],"removed":[],"settings":{"edition":"original","seats":3,"options":{"combos":true},"nopeSeconds":5,"turnSeconds":120,"beatSeconds":0,"spectators":true,"chat":"always"},"start":"by-host","isPublic":false,"chairs":[{"kind":"person","player":{"id":"a-eircxmwbBwsJUjIltKPkW4","name":"Annika","avatar":"01","guest":false},"left":true,"ready":false,"missed":0,"isCovered":false,"isOut":false,"deserted":false,"consent":"ask","wins":0,"seated":false},{"kind":"bot","name":"Whiskey","strength":"easy","temper":"noper","wins":1},{"kind":"bot","name":"Clementine","strength":"easy","temper":"thief","wins":0}],"host":null}	\N	\N
G2w4semn4242txA1	{"version":5,"roomId":"G2w4semn4242txA1","code":"4YQ4HH","phase":"playing","gameId":"JRoacSeC8TEplBMA","seqBefore":0,"known":[["a-eircxmwbBwsJUjIltKPkW4",1]],"removed":[],"settings":{"edition":"original","seats":3,"options":{"combos":true},"nopeSeconds":5,"turnSeconds":120,"beatSeconds":0,"spectators":true,"chat":"always"},"start":"by-host","isPublic":false,"chairs":[{"kind":"person","player":{"id":"a-eircxmwbBwsJUjIltKPkW4","name":"Annika","avatar":"01","guest":false},"left":false,"ready":false,"missed":0,"isCovered":false,"isOut":false,"deserted":false,"consent":"ask","wins":0,"seated":true},{"kind":"bot","name":"Sprout","strength":"easy","temper":"thief","wins":0},{"kind":"bot","name":"Pickle","strength":"easy","temper":"noper","wins":0}],"host":"a-eircxmwbBwsJUjIltKPkW4"}	\N	\N
\.


--
-- Data for Name: waiters; Type: TABLE DATA; Schema: public; Owner: -
--

COPY public.waiters ("playerId", "waiterJson", since, "seenAt") FROM stdin;
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
-- Name: assets assets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assets
    ADD CONSTRAINT assets_pkey PRIMARY KEY (name);


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
-- Name: waiters waiters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.waiters
    ADD CONSTRAINT waiters_pkey PRIMARY KEY ("playerId");


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
-- Name: resultSeatsByPlayer; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "resultSeatsByPlayer" ON public."resultSeats" USING btree ("playerId", "endedAt", "gameId");


--
-- Name: resultsByEnd; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX "resultsByEnd" ON public.results USING btree ("endedAt");


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


