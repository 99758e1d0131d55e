#!/usr/bin/env python3
"""Reads records of games (docs/engine.md, "Records") and prints each as one line of JSON.

    python3 docs/read_record.py game.speeltafel [more files]

It knows the form of a record and not the rules: it checks that nothing was changed, adds up the times, writes moves of
Menhirs in full, and deals the menhirs from the seed. Copy it, or read it to write a reader in another language.
"""

import hashlib
import json
import re
import sys


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def shuffle(seed, label, things):
    """The order that chance gives things: the same for the same seed and label, everywhere."""
    numbers = (
        int.from_bytes(hashlib.sha256(f"{seed} {label} {block}".encode()).digest()[i : i + 4], "big")
        for block in range(2**32)
        for i in range(0, 32, 4)
    )
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        pick = next(number for number in numbers if number < fair) % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order


def deal(seed):
    """The seven places of the ground tiles that show a menhir, in board order."""
    places = [f"{column}{row + 1}" for column, rows in zip("abcdefg", (3, 4, 5, 6, 5, 4, 3)) for row in range(rows)]
    ground = shuffle(seed, "ground", [i < 7 for i in range(30)])
    return [place for place, menhir in zip(places, ground) if menhir]


def full_move(word):
    """The moves of Menhirs are written short: `f4N` for `f4:N`, `a12b2NE` for `a1.a2.b2:NE`."""
    short = re.fullmatch(r"((?:[a-g][1-6]+)+)(N|NE|SE|S|SW|NW)", word)
    if short is None:
        return word
    columns = re.findall(r"([a-g])([1-6]+)", short[1])
    return ".".join(column + row for column, rows in columns for row in rows) + ":" + short[2]


def parse_actions(line, game):
    """`~a3/2s;+c1`: each action, and behind it the milliseconds since the one before, to base 36, where any passed."""
    actions, clock = [], 0
    for word in line.split(";") if line else []:
        action, _, passed = word.partition("/")
        clock += int(passed, 36) if passed else 0
        actions.append({"action": full_move(action) if game == "menhirs" else action, "at": clock})
    return actions


def parse_result(line):
    """`1 uncovered`, `0 tie`, `2 resigned 1` (2 won, 1 gave up), `0 agreed`; None while the game goes on."""
    if line == "-":
        return None
    winner, reason, *loser = line.split(" ")
    result = {"winner": int(winner) or None, "reason": reason}
    return {**result, "loser": int(loser[0])} if loser else result


def parse_record(text):
    text = text.replace("\r\n", "\n").rstrip("\n") + "\n"
    body, check, ending = text.rpartition("check ")
    if not check or sha256(body)[:8] != ending.strip():
        raise ValueError("the record was changed after it was written, or cut short")
    first, header, *rest = body.splitlines()
    if first != "speeltafel 1":
        raise ValueError(f"this reads version 1 of the format, not {first!r}")
    game, version, *options = header.split(" ")
    # The other lines are a word and its text: seal, seed or from, mix, dealt, play, result.
    lines = dict(line.partition(" ")[::2] for line in rest)
    secret = lines["mix"].split(" ")[0] if "mix" in lines else lines.get("seed")
    if "seal" in lines and secret is not None and sha256(secret) != lines["seal"]:
        raise ValueError("this is not the seed that was sealed")
    return {
        "game": game,
        "rules": int(version),
        "options": " ".join(options),
        "seed": lines.get("seed"),
        "from": lines.get("from"),
        "menhirs": deal(lines["seed"]) if game == "menhirs" and "seed" in lines and "board=" not in header else None,
        "actions": parse_actions(lines["play"], game),
        "result": parse_result(lines["result"]),
    }


if __name__ == "__main__":
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8", newline="") as file:
            print(json.dumps(parse_record(file.read())))
